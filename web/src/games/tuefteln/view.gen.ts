// Made by `python web/build.py types` from vierling.games.tuefteln.rules.rules: do not edit.

/** What a seat sees: everybody's turned pages, its own entry, and who has written. */
export interface View {
  seat: number | null;
  seats: number;
  side: string;
  paper: string;
  round: number;
  rounds: number;
  roller: number;
  dice: [number, number] | null;
  sheets: number[][];
  tallies: number[][];
  last: ([number, number] | null)[];
  written: boolean[];
  entry: [number, number] | null;
}
