// What pages and the house in this browser say to each other.

/** What a worker is told by its name: its address would lose it in a cache. */
export interface Role {
  channel: string;
  edition: 'static' | 'served';
  origin: string;
}

/** Tokens that this device got for a table, and when. */
export interface StoredKeys {
  table: string;
  host: string;
  seats: string[];
  at: number;
}

export type ToHouse =
  | { kind: 'knock' }
  | { kind: 'ask'; id: string; method: string; path: string; token: string; language: string; body: string }
  | { kind: 'connect'; line: string; table: string }
  | { kind: 'say'; line: string; text: string }
  | { kind: 'hang-up'; line: string };

export type FromHouse =
  | { kind: 'open'; house: string }
  | { kind: 'answer'; id: string; status: number; text: string }
  /** How much of a long answer is done, from 0 to 1. */
  | { kind: 'progress'; path: string; share: number }
  /** A bot that needs too long on this device. */
  | { kind: 'slow'; game: string; bot: string }
  | { kind: 'said'; line: string; text: string }
  | { kind: 'closed'; line: string; code: number };

/** What a worker says to its own page before its house is open. */
export type FromWorker =
  /** How much of what it needs has come, from 0 to 1; not if this device has it all. */
  { kind: 'fetched'; share: number } | { kind: 'failed' };
