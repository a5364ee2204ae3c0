// What is in the box: the stones with both faces, and the cards that we ship.
import { openBox } from '../../lib/api';
import { readCards, type Strip } from './drawing';

export const game = 'input';

interface Box {
  stones: string[];
  cards: string;
}

let opened: Promise<Box> | undefined;

export function box(): Promise<Box> {
  opened ??= openBox<Box>(game).catch((refusal: unknown) => {
    opened = undefined;
    throw refusal;
  });
  return opened;
}

/** Shows the shipped cards as soon as they are loaded; without a server there is nothing to draw. */
export function whenShipped(show: (cards: Strip[][], stones: string[]) => void): () => void {
  let wanted = true;
  box().then(({ cards, stones }) => wanted && show(readCards(cards), stones), () => {});
  return () => {
    wanted = false;
  };
}
