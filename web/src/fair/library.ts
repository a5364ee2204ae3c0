// Loaded only where the browser does not hash: see hash.ts.
export { hmac } from '@noble/hashes/hmac.js';
export { sha256 } from '@noble/hashes/sha2.js';
