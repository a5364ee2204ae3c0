// How a board and all that belongs to it fit the window. Read from one place, because it decides what is drawn, and
// not only how.
import { MediaQuery } from 'svelte/reactivity';

/** Upright, everything below each other; sideways, everything beside the board; roomy, the same with words on the
 *  buttons; wide, with the tiles in a column of their own. */
export type Fit = 'upright' | 'sideways' | 'roomy' | 'wide';

const upright = new MediaQuery('(max-aspect-ratio: 1/1)');
const flat = new MediaQuery('(max-height: 520px)');
const wide = new MediaQuery('(min-width: 1200px)');
const low = new MediaQuery('(max-height: 699px)');
const high = new MediaQuery('(min-height: 800px)');

export function fit(): Fit {
  if (upright.current) return 'upright';
  if (flat.current) return 'sideways';
  return wide.current ? 'wide' : 'roomy';
}

/** Played with fingers: signs instead of words, and hints only when asked for. */
export const isTight = (fit: Fit): boolean => fit === 'upright' || fit === 'sideways';

/** A low window: dialogs have their picture beside the rest, and nothing is said twice. */
export const isFlat = (): boolean => fit() !== 'upright' && low.current;

/** The time in one line. */
export const isTimeShort = (fit: Fit): boolean => isTight(fit) || (fit === 'roomy' && low.current);

const FEW = 3; // players who fit into a list in a low window

export type RivalsForm = 'list' | 'strip' | 'rows';

/** While building: everybody at length, in one strip, or in rows of three. */
export function rivalsForm(fit: Fit, seats: number): RivalsForm {
  if (isTight(fit)) return 'strip';
  return fit === 'wide' && (high.current || seats <= FEW) ? 'list' : 'rows';
}

/** The same beside or below the boards of everybody. */
export function besideForm(fit: Fit, seats: number): RivalsForm {
  if (fit === 'sideways') return 'rows';
  return fit === 'upright' && (low.current || seats > FEW) ? 'strip' : 'list';
}

/** The tiles with words, two by two, or in as few rows as there is room for. */
export function trayForm(fit: Fit): 'column' | 'pairs' | 'rows' {
  if (isTight(fit)) return 'rows';
  return fit === 'wide' ? 'column' : 'pairs';
}
