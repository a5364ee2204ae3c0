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
  /** SHA-256 of the secret; null for rounds that were set before there was one. */
  seal: string | null;
  /** No match begins any more. */
  closed: boolean;
  /** When the secret is shown, at the latest; null unless it waits for matches that are still on. */
  opens: number | null;
  /** Once the round is closed and nobody plays any more. */
  secret: string | null;
}

export interface RoundRow {
  place: number;
  /** null if the host of the table hides it. */
  name: string | null;
  points: number;
  /** The tables of a round are numbered as they were set. */
  table: number;
}
