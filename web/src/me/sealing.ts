// HKDF-SHA-256 and AES-256-GCM. Browsers have them only on pages that came over an encrypted connection, or from this
// machine; in a home network without one, libraries do the same.
type Bytes = Uint8Array<ArrayBuffer>;
const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;
const library = () => import('./library');
const written = (text: string): Bytes => new TextEncoder().encode(text);

export async function derive(code: string, salt: string, info: string, length: number): Promise<Bytes> {
  const own = subtle();
  if (!own) {
    const { hkdf, sha256 } = await library();
    return new Uint8Array(hkdf(sha256, written(code), written(salt), written(info), length));
  }
  const secret = await own.importKey('raw', written(code), 'HKDF', false, ['deriveBits']);
  const wish = { name: 'HKDF', hash: 'SHA-256', salt: written(salt), info: written(info) };
  return new Uint8Array(await own.deriveBits(wish, secret, 8 * length));
}

const keyOf = (own: SubtleCrypto, key: Bytes) => own.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);

export async function encrypt(bytes: Bytes, key: Bytes, nonce: Bytes): Promise<Bytes> {
  const own = subtle();
  if (!own) return new Uint8Array((await library()).gcm(key, nonce).encrypt(bytes));
  return new Uint8Array(await own.encrypt({ name: 'AES-GCM', iv: nonce }, await keyOf(own, key), bytes));
}

/** Throws if it was not encrypted with this key, or has been changed since. */
export async function decrypt(sealed: Bytes, key: Bytes, nonce: Bytes): Promise<Bytes> {
  const own = subtle();
  if (!own) return new Uint8Array((await library()).gcm(key, nonce).decrypt(sealed));
  return new Uint8Array(await own.decrypt({ name: 'AES-GCM', iv: nonce }, await keyOf(own, key), sealed));
}
