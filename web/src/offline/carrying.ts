// A solo match of a server that goes on in this browser, and comes back when there is a connection.
import { addressOf, place } from '../lib/address';
import { ask, at, lookAtTable, Refusal, steer } from '../lib/api';
import { allLinks, away, linkFrom, putLink, type Link } from '../lib/carried';
import { isRecord, keep, keepValue, keptKeys, keptValue } from '../lib/device';
import { deleteTable } from '../lib/keeping';
import { addHost, addSeat, allKeys, dismissTable, forgetTable, freshToken, keysOf, recallTable } from '../lib/keyring';
import { readRoute } from '../lib/router';
import { note, warn } from '../lib/toasts.svelte';
import { t } from '../lib/words';
import type { Copy, TableAnswer, TableMessage } from '../lib/wire';
import { renameMatch } from '../me/renaming';
import { learnWords } from './words';

/** The copy of a match, and the token of its seat. */
type Taken = Copy & { token: string };

const EVERY = 5000; // milliseconds between two attempts to bring matches back
const isTaken = (value: unknown): value is Taken =>
  isRecord(value) && [value.table, value.record, value.token].every((each) => typeof each === 'string');
const nameOf = (table: string) => `copy.${table}`;

// While there is a connection

/** Whether the table waits for the one person there, in a match that may be taken along. The server knows better. */
export function isCarriable({ table, mine, to_move, clock }: TableMessage): boolean {
  const seats = mine.filter((seat) => seat !== null);
  const alone = seats.length === 1 && table.seats.filter(({ kind }) => kind === 'person').length === 1;
  const own = table.match > 1 || (table.dice === null && table.lesson === null);
  const waits = table.phase === 'playing' && to_move.length === 1 && to_move[0] === seats[0];
  return alone && own && waits && table.clock === null && clock.deadline === null;
}

export const copyOf = (table: string): Taken | undefined => keptValue(nameOf(table), isTaken);
export const forgetCopy = (table: string): void => keep(nameOf(table), null);

/** Has the server hand out the match as it is now. */
export async function takeCopy(table: string, token: string, agreed = false): Promise<Copy> {
  const copy = await ask<Copy>('POST', at(table, '/copy'), { body: { agreed }, token });
  tidy();
  keepValue(nameOf(table), { ...copy, token });
  return copy;
}

/** Copies of tables that this device has forgotten. */
function tidy(): void {
  const known = new Set(allKeys().map(({ id }) => nameOf(id)));
  for (const key of keptKeys()) if (key.startsWith(nameOf('')) && !known.has(key)) keep(key, null);
}

// Without one

/** Goes on with the match at a table of this browser, and opens that. */
export async function goOn(table: string): Promise<void> {
  const link = linkFrom(table) ?? (await moveHere(table));
  if (!link) return;
  turnTo(`/t/${link.here}`);
  keep(`outbox.${table}`, null); // the server must not move on with what was tapped there last
}

async function moveHere(table: string): Promise<Link | null> {
  const taken = copyOf(table);
  if (!taken) return null;
  const { token: seat, ...copy } = taken;
  const token = freshToken();
  const made = await makeHere({ token, person: { token: seat }, copy });
  addHost(made.id, token);
  addSeat(made.id, seat);
  const link: Link = { here: made.id, table, match: copy.match, events: copy.events, state: 'away' };
  putLink(link);
  dismissTable(table);
  forgetCopy(table);
  tend();
  return link;
}

/** Only the house in this browser is asked: a server would not know what to do. */
async function makeHere(wish: object): Promise<TableAnswer> {
  const { request } = await import('./house');
  const response = await request('/carried', { method: 'POST', body: JSON.stringify(wish) });
  const told = await response.json();
  if (!response.ok) throw new Refusal(told.error, response.status);
  return told;
}

/** Opens a page in place of this one: there is nothing to come back to. */
function turnTo(path: string): void {
  history.replaceState(null, '', addressOf(path));
  dispatchEvent(new PopStateEvent('popstate'));
}

// When it is back

let tending = false;

/** Tries to bring back what is away, again and again, until nothing is. */
export function tend(): void {
  if (tending) return;
  tending = true;
  let next: ReturnType<typeof setTimeout>;
  const look = async () => {
    clearTimeout(next);
    if (document.visibilityState === 'visible') await bringAll();
    if (away().length > 0) next = setTimeout(look, EVERY);
    else tending = false;
  };
  addEventListener('online', () => tending && look());
  look();
}

/** One tab at a time. */
const bringAll = (): Promise<void> =>
  navigator.locks.request('vierling-carrying', { ifAvailable: true }, async (lock) => {
    if (lock) for (const link of away()) await bringBack(link);
  });

async function bringBack(link: Link): Promise<void> {
  try {
    await lookAtTable(link.table);
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.status === 404) await stay(link, refusal.message);
    return; // there is no connection yet
  }
  const { host, seats } = keysOf(link.here);
  const token = seats[0];
  if (!host || !token) return;
  // Nobody moves here while the match is on its way.
  const { phase } = await lookAtTable(link.here);
  if (phase === 'playing') await steer(link.here, host, 'pause');
  const problem = await send(link, token);
  if (problem === null) return settle(link, host);
  if (phase !== 'over') await steer(link.here, host, 'resume');
  if (problem.status >= 400 && problem.status < 500 && problem.status !== 429) await stay(link, problem.message);
}

/** Null if the server has it. */
async function send({ here, table, match, events }: Link, token: string): Promise<Refusal | null> {
  let copy: Copy;
  try {
    copy = await ask<Copy>('POST', at(here, '/copy'), { body: { agreed: true }, token });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return new Refusal(refusal.problem, 0); // a bot is still thinking
  }
  try {
    const { record, hinted } = copy;
    await ask('POST', at(table, '/carried'), { body: { match, events, record, hinted }, token });
    return null;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return refusal;
  }
}

/** The server has it: here it is the same match, under its old name. */
async function settle(link: Link, host: string): Promise<void> {
  putLink({ ...link, state: 'back' });
  await renameMatch({ table: link.here, match: 1 }, link);
  recallTable({ ...keysOf(link.table), dismissed: false });
  leave(link);
  forgetTable(link.here);
  keep(`pact.${link.here}`, null);
  await deleteTable(link.here, host);
  dispatchEvent(new Event('online')); // for pages that list tables
  await learnWords();
  note(t('carry-back'));
}

/** Whoever looks at the table here goes on at the server's. */
function leave({ here, table, match }: Link): void {
  const route = readRoute(place().pathname);
  if (!('id' in route) || route.id !== here) return;
  turnTo(route.page === 'review' ? `/t/${table}/review?match=${match}` : `/t/${table}`);
}

async function stay(link: Link, why: string): Promise<void> {
  putLink({ ...link, state: 'stays' });
  if (keysOf(link.table).seats.length > 0) recallTable({ ...keysOf(link.table), dismissed: false });
  await learnWords();
  warn(`${why} ${t('carry-stays')}`);
}

/** This page may have forgotten in a crash what the table itself still knows. */
export function recall(here: string, carries: NonNullable<TableMessage['table']['carries']>): void {
  const { table, match, event: events } = carries;
  if (!allLinks().some((each) => each.here === here)) putLink({ here, table, match, events, state: 'away' });
  tend();
}
