import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../testing/browser';
import { messageOf, seatOf, tableOf } from '../testing/table';
import { heard } from './announce.svelte';
import { withGuests } from './guests';
import { newsBetween, noteNews } from './news';
import { dismiss, toasts } from './toasts.svelte';
import { speak } from './words';
import type { PactFacts, SeatFacts, TableFacts, TableMessage } from './wire';

beforeEach(async () => {
  openBrowser();
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  for (const { key } of [...toasts]) dismiss(key);
});
afterEach(() => vi.runOnlyPendingTimers());

/** Three people; this device has the second seat, and what is special about a seat is given by its number. */
function table(seats: Record<number, Partial<SeatFacts>> = {}, facts: Partial<TableFacts> = {}, rest: Partial<TableMessage> = {}): TableMessage {
  const all = [0, 1, 2].map((seat) => seatOf(seat, seats[seat]));
  return messageOf(1, { mine: [1], table: withGuests(tableOf(3, { seats: all, ...facts })), ...rest });
}

test('everybody is told of a new link, once, and whoever comes later is not', () => {
  const after = table({ 2: { relinked: 7 } });
  expect(newsBetween(table(), after)).toEqual(['The host has given Player 3’s seat a new personal link.']);
  expect(newsBetween(after, after)).toEqual([]);
  expect(newsBetween(null, after)).toEqual([]);
});

test('who has lost the seat reads that elsewhere', () => {
  const after = table({ 1: { relinked: 7 } }, {}, { mine: [null] });
  expect(newsBetween(table(), after)).toEqual([]);
  expect(newsBetween(table(), table({ 1: { kind: 'bot' } }, {}, { mine: [null] }))).toEqual([]);
});

test('seats in another order are no news', () => {
  const lobby = { phase: 'lobby' } as const;
  const before = table({ 2: { relinked: 7 }, 0: { kind: 'bot' } }, lobby);
  expect(newsBetween(before, table({ 0: { relinked: 7 }, 2: { kind: 'bot' } }, lobby))).toEqual([]);
});

test('in a match somebody who becomes a bot was removed', () => {
  const after = table({ 2: { kind: 'bot', name: 'Ada' } });
  expect(newsBetween(table(), after)).toEqual(['The host has removed Player 3. A bot plays on.']);
});

test('whoever is muted reads what the others see; nobody else is told', () => {
  expect(newsBetween(table(), table({ 1: { muted: true, name: '' } }))).toEqual([
    'The host has hidden your name and reactions. Everybody sees “Guest 2” instead.',
  ]);
  expect(newsBetween(table(), table({ 2: { muted: true, name: '' } }))).toEqual([]);
});

test('a guest whose name is hidden or shown again has not just come', async () => {
  const lea = (muted: boolean) => ({ name: muted ? '' : 'Lea', muted, wants: false, present: true });
  const [shown, hidden] = [false, true].map((muted) => table({}, { guests: [lea(muted)] }));
  expect(hidden!.table.guests[0]!.name).toBe('Onlooker 1');
  noteNews(shown!, hidden!);
  noteNews(hidden!, shown!);
  noteNews(table(), shown!);
  await vi.waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Lea is here.']));
  const own = [shown!, hidden!].map((each) => ({ ...each, mine: [], guest: 0 }));
  expect(newsBetween(own[0]!, own[1]!)).toEqual(['The host has hidden your name and reactions. Everybody sees “Onlooker 1” instead.']);
});

test('a new host is told as you, or by name', () => {
  const handed = { handed: { at: 9, by: 'seated' } } as const;
  const to = (seat: number) => ({ 0: { host: false }, [seat]: { host: true } });
  expect(newsBetween(table(), table(to(2), handed))).toEqual(['Player 3 is the host now.']);
  expect(newsBetween(table(), table(to(1), handed, { host: true }))).toEqual(['You are the host now.']);
  expect(newsBetween(table(to(2), handed), table(to(2), handed))).toEqual([]);
});

test('the host is not told what the host has done', () => {
  const after = table({ 2: { relinked: 7 } }, { locked: true }, { host: true });
  expect(newsBetween(table(), after)).toEqual([]);
  expect(newsBetween(table(), { ...after, host: false })).toHaveLength(2);
});

test('news are shown for a while and read out', () => {
  noteNews(table(), table({ 2: { relinked: 7 } }, { locked: true }));
  expect(toasts).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  expect(toasts).toHaveLength(0);
  expect(heard.polite).toContain('new personal link. The table is locked');
});

test('whoever joins the match that is on is told by name, except to themselves', async () => {
  const two = table();
  const joined: TableMessage = { ...two, table: { ...two.table, seats: [...two.table.seats, { ...two.table.seats[0]!, seat: 3, name: 'Lea', host: false }] } };
  noteNews(two, joined);
  noteNews(two, { ...joined, mine: [3] });
  await vi.waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Lea has joined.']));
});

test('what is played next is told where everybody is asked to play again, and nothing lies on the buttons', async () => {
  const plan = { game: 'tuefteln', options: {}, places: 15, clock: null, hints: 'alone', bots: [] } as const;
  const over = table({}, { phase: 'over' });
  const lea = [{ name: 'Lea', muted: false, wants: true, present: true }];
  noteNews(over, table({}, { phase: 'over', plan: { ...plan, bots: [] }, guests: lea }));
  await vi.waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Lea has a seat in the next match.']));
});

test('whose device has not added to the dice is told to everybody else by name', async () => {
  const pact = { match: 'otter/1', seal: '', commitments: [[0, ''], [1, ''], [2, '']], nonces: [[1, '']], secret: null } satisfies Partial<PactFacts>;
  noteNews(null, table({}, { pact: { ...pact, settled: true } }));
  noteNews(table({}, { pact: { ...pact, settled: false } }), table({}, { pact: { ...pact, settled: true } }));
  const told = 'Left out of the dice: Player 1 and Player 3. The nonce was not opened in time.';
  await vi.waitFor(() => expect(toasts.map(({ text }) => text)).toEqual([told]));
});
