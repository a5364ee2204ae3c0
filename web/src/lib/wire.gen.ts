// Made by `python web/build.py types` from vierling.live.messages: do not edit.

export type Fullness = 'free' | 'nearly' | 'full';

export type Patch = unknown[] | Record<string, unknown> | string | number | boolean | null;

export type Answer = 'yes' | 'no';

export type Ending = 'relinked' | 'removed';

export type Hints = 'alone' | 'all' | 'none';

export type Phase = 'lobby' | 'playing' | 'paused' | 'over';

export type Kind = 'choice' | 'flag' | 'text';

export type Setting = number | string | boolean;

export type ReactionName = 'applause' | 'laugh' | 'wow' | 'ouch' | 'luck' | 'cheers';

export type Options = Record<string, Setting>;

export type Round = [number, number | null];

export type Message<V = unknown> = TableMessage<V> | TableChange | Done | Refused | Pong | Reaction;

export interface SeatCount {
  least: number;
  most: number;
}

export interface OptionField {
  name: string;
  kind: Kind;
  /** Of a text, only the default. */
  choices: Setting[];
  default: Setting;
  /** The fewest seats that some choices, or parts of a text, make sense with. */
  needs: Record<string, number>;
}

export interface GameFacts {
  name: string;
  seats: SeatCount;
  options: OptionField[];
  /** From weak to strong. */
  bots: string[];
  /** Whether it gives hints in play. */
  hints: boolean;
  /** Whether a finished match can be reviewed. */
  coach: boolean;
  /** Whether it has a guided first match. */
  lesson: boolean;
  /** What can be made, and its points. */
  figures: Record<string, number>;
  ratings: Rating[];
}

/** What a solo result of at least `points` is called. */
export interface Rating {
  points: number;
  name: string;
}

export interface SeatFacts {
  seat: number;
  /** Empty if the host has muted it: then a page says "Guest 2". */
  name: string;
  muted: boolean;
  kind: 'person' | 'bot';
  bot: string | null;
  /** The bot that plays for a person just now. */
  standin: string | null;
  present: boolean;
  away_since: number | null;
  host: boolean;
  /** The deepest hint taken in this match. */
  hints: number;
  /** When its time ran out and a bot moved for it, until it moves itself. */
  timed_out: number | null;
  /** When the host gave it a new personal link, until the next match. */
  relinked: number | null;
  /** To another match, once one is over. */
  answer: Answer | null;
  /** To a nonce for the dice of the next match. */
  committed: boolean;
}

/** Somebody who came during a match. */
export interface GuestFacts {
  /** Empty if the host has muted it. */
  name: string;
  muted: boolean;
  /** A seat in the next match. */
  wants: boolean;
  present: boolean;
}

/** What the next match will be. */
export interface PlanFacts {
  game: string;
  options: Options;
  places: number;
  clock: number | null;
  hints: Hints;
  bots: string[];
}

/** The host's role belongs to a seat now: the host handed it on, or those at the table did. */
export interface Handed {
  at: number;
  by: 'host' | 'seated';
}

/** Somebody wants to be the host, because the host is lost. */
export interface Claim {
  seat: number;
  agreed: number[];
}

/** The match that the first one at a table goes on from, and after how many of its events. */
export interface Origin {
  table: string;
  match: number;
  event: number;
}

/** Where the dice of a table's first match come from, if others play with the same. */
export interface WhoseDice {
  kind: 'daily' | 'match' | 'round';
  /** The day and the challenge, the table and the match, or the round. */
  name: string;
  /** Of a round: SHA-256 of the secret that the dice of all its tables follow from. */
  seal?: string;
}

/** What the dice of the match in play follow from, as far as it is known. */
export interface PactFacts {
  match: string;
  /** SHA-256 of the house's secret. */
  seal: string;
  /** SHA-256 of each device's nonce, by its first seat. */
  commitments: [number, string][];
  /** Those that were opened. */
  nonces: [number, string][];
  /** The dice roll; whoever has not opened is left out. */
  settled: boolean;
  /** Once the match is over. */
  secret: string | null;
}

export interface TableFacts {
  id: string;
  link: string;
  game: string;
  options: Options;
  /** Seconds for each round. */
  clock: number | null;
  spectators: boolean;
  hints: Hints;
  origin: Origin | null;
  /** Whether its first match was played on paper. */
  typed: boolean;
  /** Whether part of the match in play was played on a device, without a server. */
  carried: boolean;
  /** The match of a server that the first one here goes on with, on a device. */
  carries: Origin | null;
  /** In a guided match: how many of its moves the learner has made. */
  lesson: number | null;
  dice: WhoseDice | null;
  pact: PactFacts | null;
  places: number;
  phase: Phase;
  match: number;
  /** Nobody plays on. */
  closed: boolean;
  /** Nobody else may sit down. */
  locked: boolean;
  handed: Handed | null;
  /** Since when nobody with the host's token has been here; 0 if there is no host. */
  host_away: number | null;
  claims: Claim[];
  /** How many have to agree to a claim. */
  needed: number;
  seats: SeatFacts[];
  guests: GuestFacts[];
  /** How many look on whom nobody knows, up to 30; left out if nobody does. */
  watching?: number;
  /** Whether whoever wants a seat gets one in the match in play, at its next break. */
  joins: boolean;
  /** Null: the same again. */
  plan: PlanFacts | null;
  /** Matches that a series has at most; 0 is no end. */
  best_of: number;
  /** Whether the score sheet of the evening evens out averages. */
  handicap: boolean;
  ratings: Rating[];
  /** When this round's time is up. */
  deadline: number | null;
  /** A full one takes in only the rest of the match in play. */
  fullness: Fullness;
}

/** What every route of a table answers: there is no message round it. */
export interface TableAnswer {
  id: string;
  link: string;
  game: string;
  options: Options;
  clock: number | null;
  spectators: boolean;
  hints: Hints;
  origin: Origin | null;
  typed: boolean;
  carried: boolean;
  carries: Origin | null;
  lesson: number | null;
  dice: WhoseDice | null;
  pact: PactFacts | null;
  places: number;
  phase: Phase;
  match: number;
  closed: boolean;
  locked: boolean;
  handed: Handed | null;
  host_away: number | null;
  claims: Claim[];
  needed: number;
  seats: SeatFacts[];
  guests: GuestFacts[];
  watching?: number;
  joins: boolean;
  plan: PlanFacts | null;
  best_of: number;
  handicap: boolean;
  ratings: Rating[];
  deadline: number | null;
  fullness: Fullness;
  to_move: number[];
  round: Round | null;
  /** Whether anybody has moved in this match. */
  touched: boolean;
  now: number;
}

/** A match of one person, to go on with elsewhere. */
export interface Copy {
  table: string;
  match: number;
  /** As in a table message: whether anything has happened since. */
  number: number;
  events: number;
  /** Of a match that need not be over, with all that it hides. */
  record: string;
  /** Of the only person. */
  seat: number;
  /** By seat. */
  bots: (string | null)[];
  /** Who gets any. */
  hints: Hints;
  /** The deepest hint that the person has taken. */
  hinted: number;
}

/** A step of a guided match. */
export interface LessonStep {
  /** In the reader's language. */
  text: string;
  /** To be made now; null: the sentence is only read. */
  move: string | null;
  /** What else to look at. */
  show: string[];
}

export interface LessonFacts {
  steps: LessonStep[];
  /** Whom to play against next. */
  bot: string;
}

export interface Result {
  points: number[];
  winners: number[];
  reason: string;
  /** Of a solo match. */
  rating: string | null;
}

/** The clock of a match played in real time. */
export interface MatchClock {
  /** When it will speak, by the server's clock. */
  deadline: number | null;
  /** How far the server's clock is ahead of the match's own. */
  lost: number;
}

export interface Hand<V = unknown> {
  seat: number | null;
  stamp: number;
  moves: string[];
  /** For each score line, what it can become with this roll: bit n is the game's n-th figure. */
  outlook: number[];
  /** The moves that a bot made for this seat when its time ran out, until it moves itself. */
  timed_out: string[];
  view: V;
  /** The view as text, for a device that has asked for it. */
  drawing?: string;
}

/** All that a device is shown: the answer to its hello. */
export interface TableMessage<V = unknown> {
  type: 'table';
  number: number;
  now: number;
  host: boolean;
  mine: (number | null)[];
  /** For each token, why it no longer opens a seat. */
  ended: (Ending | null)[];
  /** Which of the guests this device's first one is. */
  guest: number | null;
  hands: Hand<V>[];
  table: TableFacts;
  scores: Line[][];
  to_move: number[];
  outcome: Result | null;
  clock: MatchClock;
}

/** One line of a score; `figure` names what was made, null as long as nothing is decided. */
export interface Line {
  label: string;
  points: number;
  figure: string | null;
}

/** What has changed since the message before: its patch lies over that. */
export interface TableChange {
  type: 'change';
  number: number;
  /** While a clock runs, and with whatever has a time. */
  now?: number;
  patch: Patch;
}

export interface Problem {
  code: string;
  message: string;
  where: string | null;
  /** What would be accepted: a name that is free. */
  instead?: string;
}

export interface Done {
  type: 'done';
  id: string;
  number: number;
}

export interface Refused {
  type: 'refused';
  id: string | null;
  error: Problem;
}

export interface Pong {
  type: 'pong';
  now: number;
}

/** How somebody feels just now; it is kept nowhere. */
export interface Reaction {
  type: 'reaction';
  /** null: of a guest. */
  seat: number | null;
  /** The guest's name. */
  guest?: string;
  name: ReactionName;
}

/** The event that followed. */
export interface Coming {
  by: number | 'dice' | 'clock';
  what: string;
  at: number;
}

/** A finished match at one of its events. */
export interface Position<V = unknown> {
  event: number;
  events: number;
  at: number;
  next: Coming | null;
  /** Whether one can play on from here. */
  open: boolean;
  to_move: number[];
  /** That the seat could choose from; none for a spectator. */
  moves: string[];
  scores: Line[][];
  outcome: Outcome | null;
  view: V;
}

/** How a match ended: everybody's points, the seats that won, and why it is over. */
export interface Outcome {
  points: number[];
  winners: number[];
  reason: string;
}

/** Somebody who has played at a table, person or bot. */
export interface PlayerFacts {
  /** Empty if the host has muted it. */
  name: string;
  muted: boolean;
  kind: 'person' | 'bot';
  /** Now, unless they have left. */
  seat: number | null;
}

/** A finished match. Players are counted from 0, in the order of the series. */
export interface PlayedFacts {
  match: number;
  game: string;
  options: Options;
  /** Who sat in each seat. */
  players: number[];
  /** Of each seat. */
  points: number[];
  /** What the series adds to them. */
  handicaps: number[];
  /** Players; nobody wins alone. */
  winners: number[];
  /** Part of it was played on a device, without a server: it does not count. */
  carried: boolean;
}

/** Some matches in a row, until somebody has won most of them. */
export interface Run {
  matches: number[];
  /** Of each player. */
  wins: number[];
  /** Players; nobody while it is open. */
  winners: number[];
}

/** What everybody has made in one game this evening. */
export interface GameTotal {
  game: string;
  matches: number;
  /** Of each player; null for one who has not played it. */
  points: (number | null)[];
  wins: number[];
}

/** The score sheet of the evening. */
export interface Series {
  table: string;
  best_of: number;
  handicap: boolean;
  players: PlayerFacts[];
  matches: PlayedFacts[];
  runs: Run[];
  games: GameTotal[];
}
