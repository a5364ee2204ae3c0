// How the table fits the window. Read from one place, because it decides what is drawn, and not only how.
import { MediaQuery } from 'svelte/reactivity';

/** Upright, everything below each other; sideways, cards and controls side by side; flat and roomy, the cards in one
 *  row, with stage and stones beside or below each other. */
export type Fit = 'phone' | 'tablet' | 'sideways' | 'flat' | 'roomy';

const wide = new MediaQuery('(min-width: 900px) and (min-height: 521px)');
const high = new MediaQuery('(min-height: 740px)');
const sideways = new MediaQuery('(min-width: 600px) and (max-height: 700px)');
const tablet = new MediaQuery('(min-width: 768px)');

export function fit(): Fit {
  if (wide.current) return high.current ? 'roomy' : 'flat';
  if (sideways.current) return 'sideways';
  return tablet.current ? 'tablet' : 'phone';
}

/** Fingers hit cards, not strips. */
export const isNarrow = (fit: Fit): boolean => fit === 'phone' || fit === 'tablet' || fit === 'sideways';
