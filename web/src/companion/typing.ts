// A sheet of paper being typed in: cell by cell in any order, or in the order of play.
import type { Sheet } from './companion.gen';

export interface Typed {
  /** By cell; null for an empty one. */
  numbers: (number | null)[];
  /** Whether it is typed in the order of play. */
  ordered: boolean;
  /** The cells in that order. */
  order: number[];
}

export interface TypedRound {
  numbers: number[];
  cells: string[];
}

const isNumber = (text: string) => /^\d+$/.test(text);

/** The number that is printed in a cell; a letter is only a mark. */
export const printedIn = (sheet: Sheet, cell: number): number | null => (isNumber(sheet.printed[cell]!) ? Number(sheet.printed[cell]) : null);

export const unwritten = (sheet: Sheet, ordered = false): Typed => ({
  numbers: sheet.cells.map((_, cell) => printedIn(sheet, cell)),
  ordered,
  order: [],
});

/** What somebody has typed into a cell: null if it was emptied, undefined if it is no number of this sheet. */
export function readCell(sheet: Sheet, text: string): number | null | undefined {
  const wanted = text.trim();
  if (wanted === '') return null;
  const number = isNumber(wanted) ? Number(wanted) : NaN;
  return number >= sheet.least && number <= sheet.most ? number : undefined;
}

/** Whether no digit can follow, so that the next cell may have the focus. */
export function isWhole(sheet: Sheet, text: string): boolean {
  const longest = `${sheet.most}`.length;
  if (!isNumber(text)) return false;
  return text.length >= longest || Number(`${text}0`) > sheet.most;
}

export function write(typed: Typed, cell: number, number: number | null): Typed {
  const numbers = typed.numbers.with(cell, number);
  const known = typed.order.includes(cell);
  if (number === null) return { ...typed, numbers, order: typed.order.filter((each) => each !== cell) };
  return { ...typed, numbers, order: known ? typed.order : [...typed.order, cell] };
}

/** Without the number that was written last. */
export function takeBack(typed: Typed): Typed {
  const last = typed.order.at(-1);
  return last === undefined ? typed : write(typed, last, null);
}

/** The first cell that is still empty. */
export function firstEmpty({ numbers }: Typed): number | null {
  const cell = numbers.indexOf(null);
  return cell < 0 ? null : cell;
}

/** The next cell that is not printed, for whoever types from the top left. */
export function after(sheet: Sheet, cell: number): number | null {
  const next = sheet.cells.findIndex((_, each) => each > cell && printedIn(sheet, each) === null);
  return next < 0 ? null : next;
}

/** The same cell may be in several parts: then its part is named too. */
export function partOf(sheet: Sheet, cell: number): number {
  return Math.floor((cell * sheet.parts) / sheet.cells.length);
}

export function roundsOf(sheet: Sheet, { numbers, order }: Typed): TypedRound[] {
  const rounds: TypedRound[] = [];
  for (let first = 0; first < order.length; first += sheet.each) {
    const cells = order.slice(first, first + sheet.each);
    rounds.push({ numbers: cells.map((cell) => numbers[cell]!), cells: cells.map((cell) => sheet.cells[cell]!) });
  }
  return rounds;
}

/** The number to write next, if the dice are known; null if all are written. */
export function nextNumber(sheet: Sheet, { order }: Typed, rolls: number[][]): number | null {
  return rolls[Math.floor(order.length / sheet.each)]?.[order.length % sheet.each] ?? null;
}
