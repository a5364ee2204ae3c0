// Tables with many seats: a list takes the place of everybody's small sheet.
import type { Seat, SeatFacts } from '../lib/wire';

/** More seats than this are shown as a list. */
const FEW = 8;
export const isCrowd = (seats: unknown[]): boolean => seats.length > FEW;

/** Each seat with its place: by points, equal ones sharing a place; in their order, if nobody knows points yet. */
export function ranked(seats: SeatFacts[], points: number[] | null): { facts: SeatFacts; place: number | null }[] {
  if (points === null) return seats.map((facts) => ({ facts, place: null }));
  const of = (seat: Seat) => points[seat] ?? 0;
  const sorted = [...seats].sort((a, b) => of(b.seat) - of(a.seat) || a.seat - b.seat);
  return sorted.map((facts) => ({ facts, place: 1 + sorted.findIndex(({ seat }) => of(seat) === of(facts.seat)) }));
}
