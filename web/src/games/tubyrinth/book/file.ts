// The whole collection as a file.
import { isRecord } from '../../../lib/device';
import { MOST_SHOWN, progressOf, readBoards, readCollection, store, thin, type Progress } from '../collection';

const WHAT = 'tubyrinth-collection';

export const writeFile = (): string => JSON.stringify({ what: WHAT, ...readCollection() }, null, 1);

const merge = (ours: Progress, theirs: Progress): Progress => ({
  results: thin([...theirs.results.filter((each) => ours.results.every(({ match }) => match !== each.match)), ...ours.results]),
  shown: [...new Set([...ours.shown, ...theirs.shown])].slice(-MOST_SHOWN),
});

/** Merges a file's contents; false if it is not one of ours. */
export function takeFile(text: string): boolean {
  const found = parse(text);
  if (!isRecord(found) || found.what !== WHAT || !isRecord(found.boards)) return false;
  const ours = readCollection();
  const theirs = readBoards(found.boards);
  const boards = Object.entries(theirs).map(([board, progress]) => [board, merge(progressOf(ours, board), progress)]);
  const last = ours.last ?? (typeof found.last === 'string' ? found.last : null);
  store({ boards: { ...ours.boards, ...Object.fromEntries(boards) }, last });
  return true;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
