// Loaded only where the browser does not encrypt: see sealing.ts.
export { gcm } from '@noble/ciphers/aes.js';
export { hkdf } from '@noble/hashes/hkdf.js';
export { sha256 } from '@noble/hashes/sha2.js';
