// Made by `python web/build.py types` from vierling.coach.analysis: do not edit.

export interface Analysis {
  game: string;
  unit: string;
  finished: boolean;
  seats: Career[];
  costliest: Blunder[];
  details: unknown;
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
  /** 0 to 100. */
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
  exact: boolean;
  error: number;
  made: Weighed;
  choices: Weighed[];
}

/** A move as text, what the match is worth to the seat after it, and why. */
export interface Weighed {
  move: string;
  value: number;
  why: Reason[];
}

/** What a move does to one line or square: the points expected of it, and the best figure that stays possible. */
export interface Reason {
  line: string;
  before: number;
  after: number;
  figure: string | null;
}

export interface Blunder {
  seat: number;
  /** Number among the seat's steps, from 0 on. */
  step: number;
  regret: number;
}
