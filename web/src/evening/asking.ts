// Who plays on after a match, from the point of view of one device.
import type { SeatFacts, TableFacts } from '../lib/wire';

export interface Asking {
  /** What this device has said, if all its seats have said the same. */
  own: 'yes' | 'no' | null;
  /** Others who want to play again. */
  willing: SeatFacts[];
  /** Who is here and has not answered. */
  awaited: SeatFacts[];
  /** Who is away and has not answered. */
  away: SeatFacts[];
}

export function askingOf(table: TableFacts, mine: number[]): Asking {
  const persons = table.seats.filter(({ kind }) => kind === 'person');
  const own = persons.filter(({ seat }) => mine.includes(seat)).map(({ answer }) => answer);
  const others = persons.filter(({ seat }) => !mine.includes(seat));
  const silent = others.filter(({ answer }) => answer === null);
  return {
    own: own.length > 0 && own.every((answer) => answer === own[0]) ? own[0]! : null,
    willing: others.filter(({ answer }) => answer === 'yes'),
    awaited: silent.filter(({ present }) => present),
    away: silent.filter(({ present }) => !present),
  };
}

/** How many seats the next match has for guests. */
export function freeSeats(table: TableFacts): number {
  const people = table.seats.filter(({ kind, answer }) => kind === 'person' && answer !== 'no').length;
  const bots = table.plan?.bots.length ?? table.seats.filter(({ kind }) => kind === 'bot').length;
  return Math.max(0, (table.plan?.places ?? table.places) - people - bots);
}

/** Whether this guest will have a seat, as things are now. */
export function willSit(table: TableFacts, guest: number): boolean {
  const queue = table.guests.flatMap(({ wants, present }, place) => (wants && (present || place === guest) ? [place] : []));
  const place = queue.indexOf(guest);
  return place >= 0 && place < freeSeats(table);
}
