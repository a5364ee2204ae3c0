// The names of what is printed on a Tüfteln sheet. A sheet is 36 signs: a digit, a dot, a lower-case letter for a
// bridge's end, a capital for a colour.
import type { Line } from '../../lib/wire';
import { t } from '../../lib/words';
import { cells, kindOf, side } from './geometry';

export type { View as TueftelnView } from './view.gen';
export { cells, kindOf, side, squares, type Kind } from './geometry';

/** Where the first (ivory) die's number goes, and where the second's does. */
export type Entry = readonly [number, number];
export type Die = 0 | 1;

/** c3 for cell 14 */
export function nameOf(cell: number): string {
  return 'abcdef'.charAt(cell % side) + String(Math.floor(cell / side) + 1);
}

export function cellOf(name: string): number {
  return (Number(name.charAt(1)) - 1) * side + 'abcdef'.indexOf(name.charAt(0));
}

/** The two cells of a move; null for a move without them, like back. */
export function entryOf(move: string | null): Entry | null {
  const found = /^([a-f][1-6])\+([a-f][1-6])$/.exec(move ?? '');
  return found ? [cellOf(found[1]!), cellOf(found[2]!)] : null;
}

export const moveOf = ([ivory, colour]: Entry): string => `${nameOf(ivory)}+${nameOf(colour)}`;

/** Row and column as people count them. */
export function placeOf(cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / side) + 1, column: (cell % side) + 1 };
}

/** The square of a cell; squares are counted row by row. */
export function squareOf(cell: number): number {
  return Math.floor(cell / side / 2) * 3 + Math.floor((cell % side) / 2);
}

export const colours = ['Y', 'R', 'G', 'V', 'B'];
export const colourName = (sign: string) => t(`tuefteln-colour-${sign}`);

/** The other end of a cell's bridge; null if there is none. */
export function otherEnd(paper: string, cell: number): number | null {
  if (kindOf(paper.charAt(cell)) !== 'bridge') return null;
  const other = cells.find((each) => each !== cell && paper.charAt(each) === paper.charAt(cell));
  return other ?? null;
}

/** "Row 5, column 2, green" */
export function cellName(paper: string, cell: number, place = t('tuefteln-place', placeOf(cell))): string {
  const sign = paper.charAt(cell);
  const other = otherEnd(paper, cell);
  if (kindOf(sign) === 'colour') return `${place}, ${colourName(sign)}`;
  return other === null ? place : `${place}, ${t('tuefteln-bridge-with', placeOf(other))}`;
}

export const figureName = (figure: string) => t(`tuefteln-figure-${figure}`);
/** What the printed sheet calls it. */
export const figureShort = (figure: string) => t(`tuefteln-short-${figure}`);

/** "Square 2: cross, 4" */
export function squareResult(square: number, line: Line): string {
  const figure = figureName(line.figure ?? 'nothing');
  const name = t('tuefteln-line-square', { n: square + 1 });
  return t('tuefteln-line-result', { line: name, figure, points: line.points });
}

/** The categories in the order of the tallies. */
export const categories = ['mix', 'pair', 'pairs', 'cross', 'four', 'straight'];

export const lacking = (tally: number[] | undefined): string[] =>
  categories.filter((_, category) => !tally?.[category]);
