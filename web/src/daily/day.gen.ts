// Made by `python web/build.py types` from vierling.live.daily: do not edit.

export interface DayFacts {
  day: string;
  chain: ChainFacts;
  today: string;
  ends: number;
  now: number;
  challenges: ChallengeFacts[];
}

/** What the dice of all days follow from: its end is known beforehand, a link once its day is over. */
export interface ChainFacts {
  first: string;
  /** SHA-256 of the first day's link. */
  end: string;
  /** Of this day. */
  link: string | null;
}

export interface ChallengeFacts {
  name: string;
  game: string;
  challenge: string;
  bots: string[];
  timed: boolean;
  /** Whose results are ranked. */
  players: number;
  mine: OwnTry | null;
  /** Only for those who have played, or once the day is over. */
  standings: Standings | null;
}

export interface OwnTry {
  /** null if it was deleted. */
  table: string | null;
  over: boolean;
  /** A bot stood in, or the like: it is not ranked. */
  helped: boolean;
  result: ResultFacts | null;
  /** Label, points, figure. */
  lines: [string, number, string | null][];
  named: string | null;
}

export interface ResultFacts {
  points: number;
  ahead: number;
  millis: number;
}

export interface Standings {
  /** The asker's. */
  place: number | null;
  rows: Row[];
  bars: Bar[];
  /** null as long as it is not known. */
  master: ResultFacts | null;
}

export interface Row {
  place: number;
  /** Of one who wants to be named. */
  name: string | null;
  mine: boolean;
  result: ResultFacts;
}

/** How many results are between these, both included. */
export interface Bar {
  least: number;
  most: number;
  count: number;
  mine: boolean;
  master: boolean;
}
