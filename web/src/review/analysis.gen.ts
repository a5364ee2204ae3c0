// Made by `python web/build.py types` from vierling.coach.analysis: do not edit.

export interface Analysis {
  game: string;
  unit: string;
  /** A smaller difference does not show. */
  least: number;
  /** Whether luck had any part in it. */
  lucky: boolean;
  finished: boolean;
  seats: Career[];
  costliest: Blunder[];
  details: unknown;
  questions: Question[];
}

/** A seat's way through the match. */
export interface Career {
  seat: number;
  name: string;
  start: number;
  final: number;
  luck: number;
  regret: number;
  /** The part of the luck that came after the seat's last move. */
  rest: number;
  /** 0 to 100, the mean over the moves. */
  accuracy: number;
  steps: Step[];
}

export interface Step {
  event: number;
  round: number;
  roll: string | null;
  before: number;
  best: number;
  after: number;
  luck: number;
  /** The part of the luck that others made. */
  others: number;
  regret: number;
  mean: number;
  /** 0 to 100; null if all moves were worth the same. */
  accuracy: number | null;
  exact: boolean;
  error: number;
  made: Weighed;
  choices: Weighed[];
  /** The regret, part by part; empty if it is too small to show. */
  why: Part[];
  notes: Note[];
}

/** A move as text, what the match is worth to the seat after it, and the moves that are as good. */
export interface Weighed {
  move: string;
  value: number;
  equals: string[];
  /** What all of these have in common, if the game has a word for it. */
  kind: string | null;
}

/** What a move cost in one line or square, and what is expected of that with the best move and with the one made. */
export interface Part {
  /** null: everything else together. */
  line: string | null;
  cost: number;
  /** null: only the difference has a meaning. */
  best: number | null;
  made: number | null;
  /** The best that are still possible with either move, if one scores more. */
  figures: [string, string] | null;
}

/** Something else that explains a move: the end of a key in the words of the review, and what it tells. */
export interface Note {
  key: string;
  /** A seat is told by its name. */
  told: Record<string, number>;
  /** From 0 to 1. */
  chances: Record<string, number>;
}

export interface Blunder {
  seat: number;
  /** Number among the seat's steps, from 0 on. */
  step: number;
  regret: number;
}

/** Something that a seat had seen and could have known at one moment, to be asked again later. */
export interface Question {
  seat: number;
  /** How many events had happened. */
  event: number;
  about: string;
  /** Those that are possible for somebody who remembers nothing. */
  answers: string[];
  right: string;
  /** How many events had happened when it had just been seen. */
  shown: number;
  /** The one in which it was seen. */
  round: number;
}
