// The keys of this device: which tables it has sat at, and the tokens that open its seats there.
import { addressOf } from './address';
import { isRecord, keep, keepValue, kept, keptValue } from './device';
import type { TableFacts } from './wire';

export interface Keys {
  id: string;
  game: string | null;
  host: string | null;
  seats: string[];
  /** The seats those tokens opened when the table was last seen. */
  mine: number[];
  /** When this device last saw the table, by its own clock. */
  seen: number;
  /** Whether it was taken off the start page, until it is opened again. */
  dismissed: boolean;
}

const TOKEN = /^[\w-]{22,64}$/;
const MOST_TABLES = 60;

/** 192 random bits; getRandomValues also works without https, where randomUUID does not. */
export function freshToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}

export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && TOKEN.test(value);

function readKeys(value: unknown): Keys | undefined {
  if (!isRecord(value) || typeof value.id !== 'string') return undefined;
  return {
    id: value.id,
    game: typeof value.game === 'string' ? value.game : null,
    host: isToken(value.host) ? value.host : null,
    seats: Array.isArray(value.seats) ? value.seats.filter(isToken) : [],
    mine: Array.isArray(value.mine) ? value.mine.filter(Number.isInteger) : [],
    seen: typeof value.seen === 'number' ? value.seen : 0,
    dismissed: value.dismissed === true,
  };
}

/** All tables of this device, newest first. */
export function allKeys(): Keys[] {
  const stored = keptValue('tables', Array.isArray) ?? [];
  const keys = stored.map(readKeys).filter((each) => each !== undefined);
  return keys.sort((a, b) => b.seen - a.seen);
}

export function keysOf(id: string): Keys {
  const none: Keys = { id, game: null, host: null, seats: [], mine: [], seen: 0, dismissed: false };
  return allKeys().find((each) => each.id === id) ?? none;
}

function put(keys: Keys): void {
  const others = allKeys().filter((each) => each.id !== keys.id);
  keepValue('tables', [{ ...keys, seen: Date.now() }, ...others].slice(0, MOST_TABLES));
}

export function addSeat(id: string, token: string): void {
  const keys = keysOf(id);
  if (!keys.seats.includes(token)) put({ ...keys, seats: [...keys.seats, token] });
}

export function dropSeat(id: string, token: string): void {
  const keys = keysOf(id);
  put({ ...keys, seats: keys.seats.filter((each) => each !== token) });
}

export function addHost(id: string, token: string): void {
  put({ ...keysOf(id), host: token });
}

export function dropHost(id: string): void {
  put({ ...keysOf(id), host: null });
}

/** Remembers a table this device has keys for; one merely watched leaves no trace. */
export function rememberTable(table: TableFacts, seats: (number | null)[]): void {
  const keys = keysOf(table.id);
  const mine = seats.filter((seat) => seat !== null);
  if (keys.host || keys.seats.length > 0) put({ ...keys, game: table.game, mine, dismissed: false });
}

/** Takes a table off the start page; its keys stay. */
export function dismissTable(id: string): void {
  keepValue('tables', allKeys().map((each) => (each.id === id ? { ...each, dismissed: true } : each)));
}

export function forgetTable(id: string): void {
  keepValue('tables', allKeys().filter((each) => each.id !== id));
}

/** Undoes `forgetTable`. */
export const recallTable = (keys: Keys): void => put(keys);

export const personalLink = (id: string, token: string) =>
  addressOf(`/t/${encodeURIComponent(id)}#seat=${token}`);

/** The name last used here, as the server accepts it: at most 24 characters, all visible. */
export function ownName(): string {
  const visible = (kept('name') ?? '').replace(/\p{C}/gu, '').trim();
  return [...visible].slice(0, 24).join('').trim();
}

export const rememberName = (name: string) => keep('name', name.trim());
