// What the box holds, as the server tells it: the seven tiles and the boards of the book.
import { openBox } from '../../lib/api';
import type { Shape } from './geometry';

export interface BookBoard {
  /** In one word: eight rows, start and end, with strokes between. */
  board: string;
  /** From 1, the gentlest, to 5. */
  grade: number;
  /** How many layouts there are with 5, with 6 and with 7 tiles. */
  solutions: [number, number, number];
}

export interface Material {
  tiles: Record<string, Shape>;
  book: Record<string, BookBoard>;
}

const PAUSE = 2000;
let asked: Promise<Material> | undefined;

/** Asked once, and again after a failure. */
export function material(): Promise<Material> {
  asked ??= openBox<Material>('tubyrinth').catch((refusal: unknown) => {
    asked = undefined;
    throw refusal;
  });
  return asked;
}

/** Takes the material as soon as it can be had; the answer stops the waiting. */
export function whenOpened(take: (material: Material) => void): () => void {
  let waiting = true;
  const ask = () => {
    material().then(
      (found) => waiting && take(found),
      () => waiting && setTimeout(ask, PAUSE),
    );
  };
  ask();
  return () => (waiting = false);
}
