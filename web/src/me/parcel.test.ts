import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Broken, freshCode, nameOf, readCode, seal, shownCode, unseal } from './parcel';

const CODE = '7K3MX4HQ2B9DPRTW5N8C';
const text = JSON.stringify({ matches: Array.from({ length: 200 }, (_, n) => ({ points: n, name: 'Zoë' })) });

afterEach(() => vi.unstubAllGlobals());

const own = globalThis.crypto;
/** As on a page that came over plain HTTP from another machine. */
const withoutWebCrypto = () =>
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => own.getRandomValues(bytes) });

describe.each([
  { where: 'with the browser', prepare: () => {} },
  { where: 'with libraries', prepare: withoutWebCrypto },
])('$where', ({ prepare }) => {
  beforeEach(prepare);

  test('what one device seals, another opens with the code', async () => {
    expect(await unseal(await seal(text, CODE), CODE)).toBe(text);
  });

  test('a parcel shows nothing of what is in it, is smaller, and is never the same twice', async () => {
    const [one, other] = [await seal(text, CODE), await seal(text, CODE)];
    expect(one.length).toBeLessThan(text.length / 2);
    expect(new TextDecoder('latin1').decode(one)).not.toContain('points');
    expect(one).not.toEqual(other);
  });

  test('another code opens nothing', async () => {
    await expect(unseal(await seal(text, CODE), CODE.replace('7', '8'))).rejects.toThrow(Broken);
  });

  test('a parcel that was tampered with is not opened', async () => {
    const parcel = await seal(text, CODE);
    for (const place of [0, 12, parcel.length - 1]) {
      const spoilt = parcel.slice();
      spoilt[place]! ^= 1;
      await expect(unseal(spoilt, CODE)).rejects.toThrow(Broken);
    }
    await expect(unseal(parcel.slice(0, 5), CODE)).rejects.toThrow(Broken);
  });

  test('the name depends on the code, does not contain it, and is what the server expects', async () => {
    const name = await nameOf(CODE);
    expect(name).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(await nameOf(CODE)).toBe(name);
    expect(await nameOf(CODE.replace('7', '8'))).not.toBe(name);
    // RFC 5869 with Python's hmac: digest(digest(salt, code), b"name\x01")[:16] in base64url.
    expect(name).toBe('igeHwFPZtho26wQKDKnX7Q');
  });
});

test('devices open each other’s parcels, with or without libraries', async () => {
  const encrypted = await seal(text, CODE);
  withoutWebCrypto();
  expect(await unseal(encrypted, CODE)).toBe(text);
  const plain = await seal(text, CODE);
  vi.unstubAllGlobals();
  expect(await unseal(plain, CODE)).toBe(text);
});

test('a code is read as people type it', () => {
  expect(readCode('7k3m-x4hq 2b9d-prtw-5n8c')).toBe(CODE);
  expect(readCode(shownCode(CODE))).toBe(CODE);
  expect(readCode('OIL0-0000-0000-0000-0000')).toBe('0110' + '0'.repeat(16));
  expect(readCode('7K3M-X4HQ-2B9D-PRTW-5N8')).toBeNull();
  expect(readCode('7K3M-X4HQ-2B9D-PRTW-5N8U')).toBeNull(); // there is no U
});

test('codes are drawn from all signs', () => {
  const drawn = Array.from({ length: 200 }, freshCode);
  expect(drawn.every((code) => readCode(code) === code)).toBe(true);
  expect(new Set(drawn.join('')).size).toBe(32);
});
