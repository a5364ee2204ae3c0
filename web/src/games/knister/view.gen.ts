// Made by `python web/build.py types` from vierling.games.knister.rules.rules: do not edit.

/** What a seat sees: everybody's turned pages, its own entry, and who has written. */
export interface View {
  seat: number | null;
  seats: number;
  grids: number;
  score: string;
  grid: number;
  round: number;
  rounds: number;
  roller: number;
  dice: [number, number] | null;
  sum: number | null;
  sheets: number[][][];
  last: (number | null)[];
  written: boolean[];
  entry: number | null;
}
