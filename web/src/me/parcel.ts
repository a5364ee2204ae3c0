// A parcel for another device: sealed here, opened there. The server that carries it never learns the code.
import { Refusal } from '../lib/api';
import { request } from '../lib/transport';
import { language, t } from '../lib/words';
import { decrypt, derive, encrypt } from './sealing';

/** Digits and letters that nobody mistakes for each other, after Crockford: 5 bits each. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20; // 100 bits
const NONCE = 12; // bytes, as AES-GCM wants them
const SALT = 'vierling parcel';

/** What came cannot be opened with this code. */
export class Broken extends Error {}

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

/** What the server knows the parcel by: it tells nothing about the key. */
export async function nameOf(code: string): Promise<string> {
  const bytes = await derive(code, SALT, 'name', 16);
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const keyOf = (code: string) => derive(code, SALT, 'key', 32);

const through = async (bytes: BlobPart, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

export async function seal(text: string, code: string): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const small = await through(text, new CompressionStream('gzip'));
  const sealed = await encrypt(small, await keyOf(code), nonce);
  const parcel = new Uint8Array(NONCE + sealed.length);
  parcel.set(nonce);
  parcel.set(sealed, NONCE);
  return parcel;
}

export async function unseal(parcel: Uint8Array<ArrayBuffer>, code: string): Promise<string> {
  try {
    const small = await decrypt(parcel.slice(NONCE), await keyOf(code), parcel.slice(0, NONCE));
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
    response = await request(`/parcels/${path}`, { method, headers, body, signal: AbortSignal.timeout(TIMEOUT) });
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
