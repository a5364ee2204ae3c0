// What the server says, as docs/protocol.md describes it. The page knows no rules beyond these shapes.

export type Seat = number;

export interface Problem {
  code: string;
  message: string;
  where?: string | null;
}

export interface Rating {
  points: number;
  name: string;
}

export type Setting = number | string | boolean;
export type Options = Record<string, Setting>;

export interface OptionField {
  name: string;
  kind: 'choice' | 'flag' | 'text';
  choices?: Setting[];
  default: Setting;
}

export interface GameFacts {
  name: string;
  seats: { least: number; most: number };
  options: OptionField[];
  bots: string[];
  /** Whether it gives hints in play. */
  hints: boolean;
  figures: Record<string, number>;
  ratings: Rating[];
}

export interface SeatFacts {
  seat: Seat;
  name: string;
  kind: 'person' | 'bot';
  bot: string | null;
  standin: string | null;
  present: boolean;
  away_since: number | null;
  host: boolean;
  /** The deepest hint taken in this match, in games that give hints. */
  hints?: number;
}

/** Who gets hints: whoever plays without other people, everybody, or nobody. */
export type HintsFor = 'alone' | 'all' | 'none';

export type Phase = 'lobby' | 'playing' | 'paused' | 'over';

export interface TableFacts {
  id: string;
  link: string;
  game: string;
  options: Options;
  clock: number | null;
  spectators: boolean;
  hints: HintsFor;
  /** The match that the first one at this table goes on from. */
  origin: { table: string; match: number; event: number } | null;
  places: number;
  phase: Phase;
  match: number;
  seats: SeatFacts[];
  ratings: Rating[];
  deadline: number | null;
  now: number;
  /** Only in answers of REST; on the socket it stands beside the table. */
  to_move?: Seat[];
  /** Only in answers of REST: the round, and how many there will be if that is known. */
  round?: [number, number | null] | null;
}

export interface Line {
  label: string;
  points: number;
  figure: string | null;
}

export interface Outcome {
  points: number[];
  winners: Seat[];
  reason: string;
  rating: string | null;
}

/** The clock of a match played in real time. */
export interface MatchClock {
  /** When it will speak, in the server's time. */
  deadline: number | null;
  /** What the server's time is ahead of the match's own. */
  lost: number;
}

export interface Hand<View = unknown> {
  seat: Seat | null;
  stamp: number;
  moves: string[];
  view: View;
}

/** What the views of all games have in which everybody writes the same dice. */
export interface WritingView {
  seats: number;
  round: number;
  rounds: number;
  roller: Seat;
  dice: [number, number] | null;
  written: boolean[];
}

export interface TableMessage<View = unknown> {
  type: 'table';
  number: number;
  now: number;
  host: boolean;
  mine: (Seat | null)[];
  table: TableFacts;
  hands: Hand<View>[];
  scores: Line[][];
  to_move: Seat[];
  outcome: Outcome | null;
  clock?: MatchClock;
}

export type ServerMessage =
  | TableMessage
  | { type: 'done'; id: string; number: number }
  | { type: 'refused'; id: string | null; error: Problem }
  | { type: 'pong'; now: number };
