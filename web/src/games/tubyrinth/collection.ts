// What was solved in solo play on this device: the results of each board, and the solutions that were shown. Boards
// are keyed by their word, so those of the book, drawn ones and generated ones are stored alike.
import { isRecord, keepValue, keptValue } from '../../lib/device';

/** A pipeline has five, six or seven tiles: three places to fill on every board. */
export const places = [5, 6, 7] as const;
export type Place = 'found' | 'shown' | 'open';

export interface Result {
  /** Table and match; nobody solves the same match twice. */
  match: string;
  tiles: number;
  /** What it was played by, in the form of `modeOf`: each way to play has its own times. */
  mode: string;
  /** Milliseconds; null if a hint helped. */
  time: number | null;
}

export interface Progress {
  results: Result[];
  /** Layouts that were shown, in the form of `layoutText`. */
  shown: string[];
}

export interface Collection {
  boards: Record<string, Progress>;
  /** The last board of the book that was played. */
  last: string | null;
}

/** A solved match. */
export interface Solved extends Result {
  layout: string;
  /** The solution was shown in this match. */
  shown: boolean;
}

const KEY = 'collection.tubyrinth';
const MOST_OTHERS = 500; // boards that are not in the book
export const MOST_SHOWN = 20;
const none: Progress = { results: [], shown: [] };

export const layoutText = (laid: readonly string[]): string => [...laid].sort().join(' ');
/** A board's key: building over rocks is a different puzzle. */
export const keyOf = (board: string, mode: string): string => (mode === 'rookie' ? `rookie/${board}` : board);
/** Without flipping it takes longer. */
export const modeOf = ({ mode, flip }: { mode: string; flip: boolean }): string => (flip ? mode : `${mode} unflipped`);
const tilesOf = (layout: string): number => layout.split(' ').length;

export const progressOf = (collection: Collection, board: string): Progress => collection.boards[board] ?? none;

export function placeOf({ results, shown }: Progress, tiles: number): Place {
  if (results.some((each) => each.tiles === tiles)) return 'found';
  return shown.some((layout) => tilesOf(layout) === tiles) ? 'shown' : 'open';
}

/** Whether somebody has had this board in front of them and come to an end with it. */
export const isSeen = ({ results, shown }: Progress): boolean => results.length + shown.length > 0;

export const foundIn = (progress: Progress): number[] => places.filter((tiles) => placeOf(progress, tiles) === 'found');
export const openIn = (progress: Progress): number[] => places.filter((tiles) => placeOf(progress, tiles) === 'open');

/** The best time on a board with this many tiles; null if there is none. A time with fewer tiles says nothing. */
export function bestTime({ results }: Progress, tiles: number, mode = 'basic'): number | null {
  const times = results
    .filter((each) => each.tiles === tiles && each.mode === mode)
    .map((each) => each.time)
    .filter((time) => time !== null);
  return times.length > 0 ? Math.min(...times) : null;
}

// What is stored or in a file cannot be trusted.

const isResult = (value: unknown): value is Result =>
  isRecord(value) &&
  typeof value.match === 'string' &&
  typeof value.mode === 'string' &&
  places.some((tiles) => tiles === value.tiles) &&
  (value.time === null || (typeof value.time === 'number' && value.time >= 0));

function readProgress(value: unknown): Progress {
  if (!isRecord(value)) return none;
  const results = Array.isArray(value.results) ? value.results.filter(isResult) : [];
  const shown = Array.isArray(value.shown) ? value.shown.filter((each) => typeof each === 'string') : [];
  return { results, shown };
}

export function readBoards(value: Record<string, unknown>): Record<string, Progress> {
  const boards = Object.entries(value).map(([board, progress]) => [board, readProgress(progress)] as const);
  return Object.fromEntries(boards.filter(([, { results, shown }]) => results.length + shown.length > 0));
}

export function readCollection(): Collection {
  const kept = keptValue(KEY, isRecord) ?? {};
  const boards = isRecord(kept.boards) ? readBoards(kept.boards) : {};
  return { boards, last: typeof kept.last === 'string' ? kept.last : null };
}

export const store = (collection: Collection) => keepValue(KEY, collection);

/** Keeps the best result with each number of tiles in each mode, and the newest. */
export function thin(results: Result[]): Result[] {
  const rank = (each: Result) => each.time ?? Infinity;
  const best = new Map<string, Result>();
  for (const each of results) {
    const kind = `${each.mode} ${each.tiles}`;
    const other = best.get(kind);
    if (!other || rank(each) < rank(other)) best.set(kind, each);
  }
  return results.filter((each, place) => best.get(`${each.mode} ${each.tiles}`) === each || place === results.length - 1);
}

/** Puts a board last, as the most recent one; the oldest boards outside the book are dropped. */
function put(collection: Collection, board: string, progress: Progress, inBook: (board: string) => boolean): void {
  const { [board]: _, ...others } = collection.boards;
  const outside = Object.keys(others).filter((each) => !inBook(each));
  for (const old of outside.slice(0, Math.max(0, outside.length - MOST_OTHERS))) delete others[old];
  store({ ...collection, boards: { ...others, [board]: progress } });
}

/** What was known about a board before a match. */
export function before(progress: Progress, match: string): Progress {
  return { ...progress, results: progress.results.filter((each) => each.match !== match) };
}

export function noteShown(board: string, layout: string, inBook: (board: string) => boolean = () => true): void {
  const collection = readCollection();
  const progress = progressOf(collection, board);
  const shown = [...progress.shown.filter((each) => each !== layout), layout].slice(-MOST_SHOWN);
  put(collection, board, { ...progress, shown }, inBook);
}

/** Records a solved match, once. A solution that was shown does not count as found. */
export function noteSolved(board: string, solved: Solved, inBook: (board: string) => boolean): void {
  const { match, tiles, mode, time, layout, shown } = solved;
  const collection = readCollection();
  const progress = progressOf(collection, board);
  if (shown || progress.shown.includes(layout)) return noteShown(board, layout, inBook);
  const results = thin([...before(progress, match).results, { match, tiles, mode, time }]);
  put(collection, board, { ...progress, results }, inBook);
}

export function notePlayed(board: string): void {
  store({ ...readCollection(), last: board });
}
