// What to call tiles, where they lie, boards and times.
import { clockTime, t } from '../../lib/words';
import { laidBy } from './geometry';

export const tileName = (tile: string): string => t('tubyrinth-tile', { tile });

/** "S tile, turned once, upper left corner in row 5, column 6" */
export function placementName(move: string): string {
  const laid = laidBy(move);
  if (!laid) return move;
  const { tile, way, row, column } = laid;
  const turned = way & 3 ? `, ${t('tubyrinth-turned', { turns: way & 3 })}` : '';
  const flipped = way & 4 ? `, ${t('tubyrinth-flipped')}` : '';
  return t('tubyrinth-placement', { tile: tileName(tile), way: flipped + turned, row: row + 1, column: column + 1 });
}

/** Milliseconds as 2:27, rounded down. */
export const timeName = (time: number): string => clockTime(Math.floor(time / 1000));

export const gradeName = (grade: number): string => t(`tubyrinth-grade-${grade}`);
