// A parcel for another device: sealed here, opened there. The server that carries it never learns the code.
import { Refusal } from '../lib/api';
import { language, t } from '../lib/words';

/** Digits and letters that nobody mistakes for each other, after Crockford: 5 bits each. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20; // 100 bits
const NONCE = 12; // bytes, as AES-GCM wants them
const SALT = new TextEncoder().encode('vierling parcel');

/** What came cannot be opened with this code. */
export class Broken extends Error {}

/** Browsers encrypt only on pages that came over an encrypted connection, or from this machine. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

export function freshCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** 7K3M-X4HQ-… */
export const shownCode = (code: string): string => code.match(/.{4}/g)!.join('-');

/** A code as somebody typed it; null if it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null;
}

async function derive(code: string, info: string, bits: number): Promise<Uint8Array<ArrayBuffer>> {
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(code), 'HKDF', false, ['deriveBits']);
  const wish = { name: 'HKDF', hash: 'SHA-256', salt: SALT, info: new TextEncoder().encode(info) };
  return new Uint8Array(await crypto.subtle.deriveBits(wish, secret, bits));
}

/** What the server knows the parcel by: it tells nothing about the key. */
export async function nameOf(code: string): Promise<string> {
  const bytes = await derive(code, 'name', 128);
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const keyOf = async (code: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', await derive(code, 'key', 256), 'AES-GCM', false, ['encrypt', 'decrypt']);

const through = async (bytes: BlobPart, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

export async function seal(text: string, code: string): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const small = await through(text, new CompressionStream('gzip'));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await keyOf(code), small));
  const parcel = new Uint8Array(NONCE + sealed.length);
  parcel.set(nonce);
  parcel.set(sealed, NONCE);
  return parcel;
}

export async function unseal(parcel: Uint8Array<ArrayBuffer>, code: string): Promise<string> {
  try {
    const wish = { name: 'AES-GCM', iv: parcel.slice(0, NONCE) };
    const small = await crypto.subtle.decrypt(wish, await keyOf(code), parcel.slice(NONCE));
    return new TextDecoder().decode(await through(small, new DecompressionStream('gzip')));
  } catch {
    throw new Broken();
  }
}

const TIMEOUT = 30_000;

async function carry(method: string, path: string, body: Uint8Array<ArrayBuffer> | null): Promise<Uint8Array<ArrayBuffer>> {
  const headers = { 'Accept-Language': language(), 'Content-Type': 'application/octet-stream' };
  let response: Response;
  try {
    response = await fetch(`/api/parcels/${path}`, { method, headers, body, signal: AbortSignal.timeout(TIMEOUT) });
  } catch {
    throw new Refusal({ code: 'unreachable', message: t('error-unreachable'), where: null }, 0);
  }
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  const { error } = await response.json().catch(() => ({}));
  throw new Refusal(error ?? { code: 'trouble', message: t('error-trouble', { status: `${response.status}` }), where: null }, response.status);
}

export async function send(text: string, code: string): Promise<void> {
  await carry('PUT', await nameOf(code), await seal(text, code));
}

export const fetchParcel = async (code: string): Promise<string> => unseal(await carry('POST', `${await nameOf(code)}/take`, null), code);
