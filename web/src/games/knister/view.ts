// The names of what is printed on a Knister sheet.
import type { Line, TableMessage } from '../../lib/wire';
import { has, t } from '../../lib/words';
import { placeOf, side } from './geometry';
import type { View } from './view.gen';

export type { View as KnisterView } from './view.gen';
export { onDiagonal, placeOf, side } from './geometry';

const linesOfGrid = 12;

/** c3 for cell 12: the move that writes there. */
export function moveAt(cell: number): string {
  return 'abcde'.charAt(cell % side) + String(Math.floor(cell / side) + 1);
}

/** The cell of a move; null for a move without one, like back. */
export function cellOf(move: string | null): number | null {
  if (!move || !/^[a-e][1-5]$/.test(move)) return null;
  return (Number(move.charAt(1)) - 1) * side + 'abcde'.indexOf(move.charAt(0));
}

export type Where = 'row' | 'column' | 'down' | 'up';

/** Where the n-th score line of a grid is, and its number there. */
export function whereIs(line: number): { where: Where; n: number } {
  if (line < side) return { where: 'row', n: line + 1 };
  if (line < 2 * side) return { where: 'column', n: line - side + 1 };
  return { where: line === 2 * side ? 'down' : 'up', n: 0 };
}

export function lineName(line: number): string {
  const { where, n } = whereIs(line);
  return t(`knister-line-${where}`, { n });
}

export function figureName(figure: string): string {
  return t(`knister-figure-${figure}`);
}

/** What the printed sheet calls it, where that is shorter. */
export function figureShort(figure: string): string {
  const key = `knister-short-${figure}`;
  return has(key) ? t(key) : '';
}

/** The score lines that a cell is part of. */
export function linesThrough(cell: number): number[] {
  const { row, column } = placeOf(cell);
  const diagonals = [...(row === column ? [2 * side] : []), ...(row + column === side + 1 ? [2 * side + 1] : [])];
  return [row - 1, side + column - 1, ...diagonals];
}

/** What a line can still become, the best first: bit n stands for the game's n-th figure. */
export function figuresIn(bits: number, figures: Record<string, number>): string[] {
  const open = Object.entries(figures).filter((_, n) => bits & (1 << n));
  return open.sort(([, one], [, other]) => other - one).map(([figure]) => figure);
}

/** "Row 2: full house, four of a kind …": what a line can still become, the best first. */
export function outlookWords(line: number, figures: string[], most = figures.length): string {
  const names = figures.slice(0, most).map(figureName).join(', ');
  return t('knister-outlook-line', { line: lineName(line), figures: figures.length > most ? `${names} …` : names });
}

/** Points are known: they are, unless all lines are scored at the end and it has not come yet. */
export const isScored = (message: TableMessage, view: View): boolean => view.score !== 'end' || message.outcome !== null;

/** "Row 2: full house, 8" */
export function lineResult(number: number, line: Line): string {
  const figure = figureName(line.figure ?? 'nothing');
  return t('knister-line-result', { line: lineName(number), figure, points: line.points });
}

/** The score lines of one grid out of all lines of a seat. */
export function linesOf<T>(scores: T[] | undefined, grid: number): T[] {
  return scores?.slice(grid * linesOfGrid, (grid + 1) * linesOfGrid) ?? [];
}
