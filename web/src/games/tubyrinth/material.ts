// What is in the box, according to the server: the seven tiles and the boards of the book.
import { openBox } from '../../lib/api';
import type { Shape } from './geometry';

export interface BookBoard {
  /** As one word: eight rows, start and end, separated by slashes. */
  board: string;
  /** From 1, the easiest, to 5. */
  grade: number;
  /** How many layouts there are with 5, with 6 and with 7 tiles. */
  solutions: [number, number, number];
}

export interface Material {
  tiles: Record<string, Shape>;
  book: Record<string, BookBoard>;
}

const RETRY_DELAY = 2000;
let asked: Promise<Material> | undefined;

/** Fetched once, and again after a failure. */
export function material(): Promise<Material> {
  asked ??= openBox<Material>('tubyrinth').catch((refusal: unknown) => {
    asked = undefined;
    throw refusal;
  });
  return asked;
}

/** Calls back with the material as soon as it is available; the returned function stops waiting. */
export function whenOpened(take: (material: Material) => void): () => void {
  let waiting = true;
  const ask = () => {
    material().then(
      (found) => waiting && take(found),
      () => waiting && setTimeout(ask, RETRY_DELAY),
    );
  };
  ask();
  return () => (waiting = false);
}
