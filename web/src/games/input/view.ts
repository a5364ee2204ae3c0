// Input's moves as text: `s3` touches, `!5` announces, `~` leaves a stone unflipped, `>5.1` places.
import type { Seat } from '../../lib/wire';
import type { Moved, Seen, View } from './view.gen';

export type { InHand, Moved, Past, Seen, Stake, View as InputView } from './view.gen';

export interface Touch {
  move: string;
  spot: string;
  closes: number | null;
  flips: boolean;
}

export function touchOf(move: string): Touch | null {
  const [, spot, closes, still] = /^(s\d|\d\.\d)(?:!(\d))?(~)?$/.exec(move) ?? [];
  return spot ? { move, spot, closes: closes === undefined ? null : Number(closes), flips: !still } : null;
}

export const placeOf = (move: string): string | null => (move.startsWith('>') ? move.slice(1) : null);

/** The card and the place of a spot; null for the supply. */
export function onCard(spot: string): { card: number; place: number } | null {
  const [, card, place] = /^(\d)\.(\d)$/.exec(spot) ?? [];
  return card === undefined ? null : { card: Number(card), place: Number(place) };
}

const places = [1, 2, 3, 4, 5];
export const spotsOf = (card: number): string[] => places.map((place) => `${card}.${place}`);

/** The stones on the cards, by spot. */
export function lyingOn(view: View): Map<string, Seen & { seat: Seat }> {
  const found = view.stones.flatMap((own, seat) => own.map((stone) => [stone.at, { ...stone, seat }] as const));
  return new Map(found.filter(([at]) => onCard(at) !== null));
}

/** What others have moved since this seat's last move; for a spectator, what has moved in the last round of turns. */
export function movedSince(view: View, seat: Seat | null): Moved[] {
  return view.moved.slice(view.moved.findLastIndex((each) => each.seat === seat) + 1);
}

/** Sorts spots as in the tray: the supply first, then by card and place. */
export const inOrder = (a: string, b: string): number =>
  Number(onCard(a) !== null) - Number(onCard(b) !== null) || (a < b ? -1 : 1);
