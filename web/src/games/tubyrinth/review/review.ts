// What the coach says about a Tubyrinth match beyond points: the timeline, and what there was to find.
import type { Showing, TubyrinthView, Verdict } from '../view';

export interface Act {
  event: number;
  at: number;
  seat: number;
  move: string;
  laid: number;
  tiles: number;
}

export interface Found {
  seat: number;
  at: number;
  tiles: number;
  layout: string[];
}

export interface Offer {
  card: string | null;
  board: string;
  solutions: Record<string, number>;
  complete: boolean;
  examples: Record<string, string[]>;
}

export interface Round {
  number: number;
  first: number;
  last: number;
  offers: Offer[];
  acts: Act[];
  found: Found[];
  calls: (number | null)[];
  verdicts: Verdict[];
}

export interface Details {
  rounds: Round[];
}

/** A seat's board, while it is built and after the round. */
export const showingOf = (view: TubyrinthView, seat: number): Showing | null => view.own ?? view.last?.showings[seat] ?? null;

export const seconds = (at: number): string => (at / 1000).toFixed(0);
