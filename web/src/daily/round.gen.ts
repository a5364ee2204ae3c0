// Made by `python web/build.py types` from vierling.live.rounds: do not edit.

export interface RoundFacts {
  id: string;
  game: string;
  options: Record<string, unknown>;
  /** Seats that play at each table; null: as many as come. */
  places: number | null;
  /** At each table; if there are none and any number may come, each table chooses its own. */
  bots: string[];
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
