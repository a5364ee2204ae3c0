// What a board is called in the book, once the book is loaded.
import { whenOpened, type BookBoard } from './material';

let book = $state.raw<Record<string, BookBoard>>({});
whenOpened((found) => (book = found.book));

/** Such as 7a; null for a board that is not in the book. */
export const cardOf = (board: string): string | null => Object.keys(book).find((name) => book[name]?.board === board) ?? null;
