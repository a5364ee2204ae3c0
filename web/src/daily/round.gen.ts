// Made by `python web/build.py types` from vierling.live.rounds: do not edit.

export interface RoundFacts {
  id: string;
  game: string;
  options: Record<string, unknown>;
  tables: number;
  finished: number;
  rows: RoundRow[];
}

export interface RoundRow {
  place: number;
  /** null if the host of the table hides it. */
  name: string | null;
  points: number;
  /** The tables of a round are numbered as they were set. */
  table: number;
}
