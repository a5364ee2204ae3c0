// Made by `python web/build.py types` from vierling.play.companion: do not edit.

/** All that a page has to know about a game that is played with the box. */
export interface CompanionFacts {
  game: string;
  players: Players;
  settings: Offered[];
  ways: WayFor[];
}

export interface Players {
  least: number;
  most: number;
}

/** A setting to choose before the first round. */
export interface Offered {
  name: string;
  choices: (number | string | boolean)[];
  default: number | string | boolean;
}

/** Which way is played with these settings. */
export interface WayFor {
  seats: number[];
  when: Record<string, number | string | boolean>;
  way: Way;
}

/** How a game is played with the box, by certain settings and so many players. */
export interface Way {
  /** null: until somebody reaches the goal, or people stop. */
  rounds: number | null;
  goal: number | null;
  /** Nobody drops below. */
  floor: number | null;
  /** The faces of each. */
  dice: number[][];
  /** The sum of the dice is called; otherwise each of them. */
  sums: boolean;
  /** One player after another; otherwise all at once. */
  turns: boolean;
  /** The setting that says how long the hourglass runs; null: there is none. */
  seconds: string | null;
  race: Race | null;
  deeds: Deed[];
  sheet: Sheet | null;
}

/** Rounds that all play at the same time, and that are scored by the order of their calls. */
export interface Race {
  first: string;
  stages: Record<string, Stage>;
}

/** How far a race has come. */
export interface Stage {
  /** By verdict. */
  calls: Record<string, Call>;
  /** Points for each player who has not called. */
  rest: number;
}

/** What a call brings, by how it was judged. */
export interface Call {
  points: number;
  /** Among those that count. */
  rank: number | null;
  /** The stage after it; null: the round is over. */
  then: string | null;
}

/** Something that changes the score, entered by hand. */
export interface Deed {
  figure: string;
  /** What it is about. */
  label: string;
  points: number;
  /** It stays won until it is lost again. */
  wins: boolean;
  /** Whose newest win is lost, with what it brought. */
  loses: 'own' | 'others' | null;
}

/** A sheet of paper that everybody fills with the numbers that are rolled. */
export interface Sheet {
  columns: number;
  /** Their names, row by row. */
  cells: string[];
  /** What is printed in them, empty for nothing. */
  printed: string[];
  least: number;
  most: number;
  /** How many numbers are written in each round. */
  each: number;
  /** Of equal size, one below the other. */
  parts: number;
}
