// SHA-256 and HMAC-SHA-256. Browsers have them only on pages that came over an encrypted connection, or from this machine;
// in a home network without one a library does the same.
const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;
const library = () => import('./library');

export const hexOf = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hex.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? []);

export async function sha256(hex: string): Promise<string> {
  const own = subtle();
  return hexOf(own ? await own.digest('SHA-256', bytesOf(hex)) : (await library()).sha256(bytesOf(hex)));
}

export async function mac(key: string, text: string): Promise<string> {
  const [own, told] = [subtle(), new TextEncoder().encode(text)];
  if (!own) {
    const { hmac, sha256: hash } = await library();
    return hexOf(hmac(hash, bytesOf(key), told));
  }
  const secret = await own.importKey('raw', bytesOf(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hexOf(await own.sign('HMAC', secret, told));
}
