// The boards of the book in order, and which of them to play next.
import { openIn, progressOf, type Collection } from '../collection';
import type { BookBoard, Material } from '../material';

export interface Entry extends BookBoard {
  /** Number and side: 7a. */
  name: string;
}

export const entriesOf = ({ book }: Material): Entry[] => Object.entries(book).map(([name, each]) => ({ name, ...each }));

export const entryOf = (entries: Entry[], board: string): Entry | null => entries.find((each) => each.board === board) ?? null;

export const isOpen = (collection: Collection, { board }: Entry): boolean => openIn(progressOf(collection, board)).length > 0;

/** The first board with an open place after this one, wrapping around. */
export function nextOpen(entries: Entry[], collection: Collection, after: string | null): Entry | null {
  const place = 1 + entries.findIndex((each) => each.board === after);
  return [...entries.slice(place), ...entries.slice(0, place)].find((each) => isOpen(collection, each)) ?? null;
}
