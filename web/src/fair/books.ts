import type { DiceBook } from './record';

const books = import.meta.glob<{ book: DiceBook }>('../games/*/dice.ts');

/** Undefined for a game that came without one: then the command line can check. */
export const bookOf = async (game: string): Promise<DiceBook | undefined> => (await books[`../games/${game}/dice.ts`]?.())?.book;
