// What the host has done about people between two table messages, and who the host is.
import { newlyLeftOut } from '../fair/left-out';
import { Company } from './company';
import { note } from './toasts.svelte';
import { eveningWords, learn, listed, reviewWords, t } from './words';
import type { GuestFacts, Seat, SeatFacts, TableFacts, TableMessage } from './wire';

const at = (table: TableFacts, seat: Seat | null | undefined): SeatFacts | undefined =>
  table.seats.find((each) => each.seat === seat);

/** In a match nobody changes seats: whoever was a person and is a bot now was removed. */
const removed = (old: TableFacts, now: TableFacts): SeatFacts[] =>
  old.phase === 'lobby' ? [] : old.seats.filter(({ seat, kind }) => kind === 'person' && at(now, seat)?.kind === 'bot');

/** Seats may be put in another order, but no two get a new link at the same time. */
const relinked = (old: TableFacts, now: TableFacts): SeatFacts[] =>
  now.seats.filter((seat) => seat.relinked !== null && !old.seats.some((each) => each.relinked === seat.relinked));

const guestAt = ({ table, guest }: TableMessage): GuestFacts | undefined => table.guests[guest ?? -1];

/** Those at this device whose name is hidden now. */
function muted(before: TableMessage, after: TableMessage): { name: string }[] {
  const seats = after.mine.map((seat, place) => [at(before.table, before.mine[place]), at(after.table, seat)] as const);
  return [...seats, [guestAt(before), guestAt(after)] as const].flatMap(([old, now]) => (old && now && now.muted && !old.muted ? [now] : []));
}

/** Whether this device has just lost the seat: it reads more than the others. */
const hasLost = (before: TableMessage, after: TableMessage, { seat }: SeatFacts): boolean =>
  before.mine.includes(seat) && !after.mine.includes(seat);

/** Of what happened before a device came, only the seats tell. */
export function newsBetween(before: TableMessage | null, after: TableMessage): string[] {
  if (!before) return [];
  const [old, now] = [before.table, after.table];
  const tell = (key: string, seats: SeatFacts[]) =>
    seats.filter((seat) => !hasLost(before, after, seat)).map(({ name }) => t(key, { name }));
  const host = now.seats.find((seat) => seat.host);
  const handed = host && now.handed && now.handed.at !== old.handed?.at;
  const news = handed ? [t('news-host', new Company(after).who(host.seat))] : [];
  if (after.host) return news; // whose device knows what it did
  return [
    ...tell('news-removed', removed(old, now)),
    ...tell('news-relinked', relinked(old, now)),
    ...muted(before, after).map(({ name }) => t('news-muted', { name })),
    ...(now.locked && !old.locked ? [t('news-locked')] : []),
    ...news,
  ];
}

/** Who has joined the match that is on. */
const joined = (old: TableFacts, now: TableFacts): SeatFacts[] =>
  old.match === now.match && old.phase === 'playing' ? now.seats.filter(({ seat }) => !at(old, seat)) : [];

/** Who came during a match, or has a seat in the next one now. What that will be stands below the bar. */
function eveningNews(before: TableMessage, after: TableMessage): (() => string)[] {
  const [old, now] = [before.table, after.table];
  const own = after.guest === null ? undefined : now.guests[after.guest];
  const known = new Map(old.guests.map((guest) => [guest.name, guest.wants]));
  const seated = new Set(old.seats.map(({ name }) => name));
  const hidden = new Set([...old.guests, ...now.guests].filter((guest) => guest.muted)); // they do not come, their names do
  const came = now.guests.filter(
    (guest, place) =>
      guest !== own && guest.wants !== known.get(guest.name) && !seated.has(guest.name) && !hidden.has(guest) && !hidden.has(old.guests[place]!),
  );
  return [
    ...came.map(({ name, wants }) => () => t(wants ? (now.joins ? 'late-wants-soon' : 'late-wants') : 'late-came', { name })),
    ...joined(old, now).filter(({ seat }) => !after.mine.includes(seat)).map(({ name }) => () => t('late-joined', { name })),
  ];
}

async function noteEvening(before: TableMessage, after: TableMessage): Promise<void> {
  const news = eveningNews(before, after);
  if (news.length === 0) return;
  await learn(eveningWords);
  news.forEach((tell) => note(tell()));
}

/** Whose device has not added to the dice, once they may roll without it. */
async function noteLeftOut(before: TableMessage, after: TableMessage): Promise<void> {
  const seats = newlyLeftOut(before.table, after.table);
  if (seats.length === 0) return;
  await learn(reviewWords);
  note(t('dice-left-out', { names: listed(seats.map((seat) => new Company(after).nameOf(seat))) }));
}

/** Short notes: what lasts is shown at the seat, and below the bar to whom it concerns. */
export function noteNews(before: TableMessage | null, after: TableMessage): void {
  newsBetween(before, after).forEach(note);
  if (!before) return;
  noteEvening(before, after);
  noteLeftOut(before, after);
}
