// Boards as text: the single word of the options, and the lines that a person types.
import { fittingSheets } from '../../lib/sheets';
import { t } from '../../lib/words';
import { entriesOf, entryOf } from './book/entries';
import { side } from './geometry';
import { material } from './material';

export const boardOption = 'board';
export const emptyBoard = `${`${'.'.repeat(side)}/`.repeat(side)}a1N/h8S`;

const word = /^(?:[.#]{8}\/){8}[a-h][1-8][NESW]\/[a-h][1-8][NESW]$/;
export const isBoard = (value: unknown): value is string => typeof value === 'string' && word.test(value);

const mark = (text = '') => `${text.slice(0, 2)} ${text.slice(2)}`;

/** As a person would type it. */
export function linesOf(board: string): string {
  const parts = board.split('/');
  return [`start: ${mark(parts[side])}`, `end: ${mark(parts[side + 1])}`, ...parts.slice(0, side)].join('\n');
}

export const sharedBoard = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('board');
export const boardHash = (board: string): string => `#${new URLSearchParams({ board })}`;

/** "Board 7a", the name of a saved one, or somebody's own; a board not drawn from the box yet has no name. */
export async function boardName(game: string, board: string): Promise<string> {
  if (!board) return t('tubyrinth-option-board-box');
  const entry = await material().then((found) => entryOf(entriesOf(found), board), () => null);
  if (entry) return t('tubyrinth-board-named', { name: entry.name });
  const saved = fittingSheets(game, { [boardOption]: board }, boardOption).find((each) => each.options[boardOption] === board);
  return saved?.name ?? t('tubyrinth-board-other');
}
