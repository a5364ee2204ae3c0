// The REST API, which sets up tables. Every refusal has the error shape of docs/protocol.md.
import { withGuests } from './guests';
import { request } from './transport';
import { language, t } from './words';
import type { GameFacts, Hints, Options, Problem, TableAnswer } from './wire';

/** Asked too early: the same request will be answered in a while. */
const NOT_YET = 202;

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

interface Asked {
  body?: unknown;
  token?: string | null | undefined;
  /** In milliseconds. */
  timeout?: number;
  /** Sent even if the page is being closed. */
  keepalive?: boolean;
}

/** A timeout for what the server computes: a busy one may serve others first, and giving up would not help. */
export const SLOW = 300_000;

function readProblem(text: string): Problem | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: Problem };
    return typeof error?.message === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}

export async function fetchAs<T>(
  read: (response: Response) => Promise<T>,
  method: string,
  path: string,
  { body, token, timeout = 15_000, keepalive = false }: Asked = {},
): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  let response: Response;
  let answer: T | string;
  const fails = () => !response.ok || response.status === NOT_YET;
  try {
    response = await request(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
      keepalive,
    });
    answer = fails() ? await response.text() : await read(response);
  } catch {
    throw new Refusal({ code: 'unreachable', message: t('error-unreachable'), where: null }, 0);
  }
  if (fails()) {
    const unknown = { code: 'trouble', message: t('error-trouble', { status: `${response.status}` }), where: null };
    throw new Refusal(readProblem(answer as string) ?? unknown, response.status);
  }
  return answer as T;
}

export async function ask<T>(method: string, path: string, asked: Asked = {}): Promise<T> {
  const text = await fetchAs((response) => response.text(), method, path, asked);
  return (text ? JSON.parse(text) : null) as T;
}

export interface TableSettings {
  options: Options;
  places: number;
  clock: number | null;
  spectators: boolean;
  hints: Hints;
}

export interface NewTable extends Partial<TableSettings> {
  token: string;
  game: string;
  people?: { name: string; token: string }[];
  bots?: string[];
  start?: boolean;
  commitment?: string;
}

let games: Promise<GameFacts[]> | undefined;

/** The games of this server; fetched once, and again after a failure. */
export function allGames(): Promise<GameFacts[]> {
  games ??= ask<GameFacts[]>('GET', '/games').catch((refusal: unknown) => {
    games = undefined;
    throw refusal;
  });
  return games;
}

const of = (game: string, what: string) => `/games/${encodeURIComponent(game)}/${what}`;

/** The options in full, with sheets in canonical form; a refusal says in a sentence what is wrong. */
export const checkOptions = (game: string, options: Options) =>
  ask<Options>('POST', of(game, 'options'), { body: { options } });

/** Counts the layouts that solve a board. */
export const solve = <T>(game: string, body: unknown) => ask<T>('POST', of(game, 'solve'), { body, timeout: SLOW });

const TRIES = 60;
const RETRY_DELAY = 2000;

/** A board that nobody has seen. A freshly installed server needs a minute before it can make one. */
export async function generate<T>(game: string, body: unknown): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await ask<T>('POST', of(game, 'generate'), { body, timeout: SLOW });
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.status !== NOT_YET || !left) throw refusal;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    }
  }
}

/** What is in the box, for games that need to know it before there is a table. */
export const openBox = <T>(game: string) => ask<T>('GET', of(game, 'material'));

export const at = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`;

export const makeTable = (table: NewTable) => ask<TableAnswer>('POST', '/tables', { body: table });
export const lookAtTable = async (id: string) => withGuests(await ask<TableAnswer>('GET', at(id)));
export const changeTable = (id: string, token: string, body: Partial<TableSettings>) =>
  ask('PATCH', at(id), { body, token });
export const sitDown = (id: string, name: string, token: string, host: string | null = null) =>
  ask<TableAnswer>('POST', at(id, '/seats'), { body: { name, token }, token: host });
export const seatBot = (id: string, token: string, bot: string) =>
  ask('POST', at(id, '/seats'), { body: { bot }, token });
export const changeSeat = (
  id: string,
  seat: number,
  token: string,
  body: { name: string } | { bot: string },
) => ask('PATCH', at(id, `/seats/${seat}`), { body, token });
export const freeSeat = (id: string, seat: number, token: string) =>
  ask('DELETE', at(id, `/seats/${seat}`), { token });
/** Who sits in each seat from now on, by the number of their seat until now. */
export const putOrder = (id: string, token: string, order: number[]) => ask('PUT', at(id, '/order'), { body: { order }, token });
export const putStandin = (id: string, seat: number, token: string) =>
  ask('PUT', at(id, `/seats/${seat}/standin`), { body: {}, token });
export const endStandin = (id: string, seat: number, token: string) =>
  ask('DELETE', at(id, `/seats/${seat}/standin`), { token });
export const takeHint = <T>(id: string, seat: number, token: string, body: unknown) =>
  ask<T>('POST', at(id, `/seats/${seat}/hint`), { body, token, timeout: SLOW });
export const renewToken = (id: string, seat: number, token: string, fresh: string) =>
  ask('PUT', at(id, `/seats/${seat}/token`), { body: { token: fresh }, token });
export const putMute = (id: string, seat: number, token: string) => ask('PUT', at(id, `/seats/${seat}/mute`), { token });
export const endMute = (id: string, seat: number, token: string) => ask('DELETE', at(id, `/seats/${seat}/mute`), { token });
export const changeLock = (id: string, token: string, body: { locked?: boolean; spectators?: boolean }) =>
  ask('PATCH', at(id, '/lock'), { body, token });
export const handOn = (id: string, token: string, seat: number) => ask('PUT', at(id, '/host'), { body: { seat }, token });
export const voteForHost = (id: string, token: string, seat: number) =>
  ask<TableAnswer>('PUT', at(id, '/vote'), { body: { seat }, token });
export const steer = (
  id: string,
  token: string,
  what: 'start' | 'pause' | 'resume' | 'rematch',
) => ask('POST', at(id, `/${what}`), { token, keepalive: true });

export const recordAddress = (id: string, match: number) =>
  `/api/tables/${encodeURIComponent(id)}/record?match=${match}`;
export const reviewAddress = (id: string, match: number) => `/t/${encodeURIComponent(id)}/review?match=${match}`;
export const codeAddress = (id: string) => `/api/tables/${encodeURIComponent(id)}/qr.svg`;
