// How much room a table has: every window is one of five kinds, and each has its own layout.
import { MediaQuery } from 'svelte/reactivity';

/** Upright phone, phone held sideways, upright tablet, a sheet with one column beside it, or with two. */
export type Kind = 'phone' | 'sideways' | 'tablet' | 'column' | 'columns';

const flat = '(min-aspect-ratio: 1/1)';
const sideways = new MediaQuery(`${flat} and (max-height: 559px), ${flat} and (max-width: 767px)`);
const narrow = new MediaQuery('(max-width: 767px)');
const upright = new MediaQuery('(max-aspect-ratio: 5/6)');
const medium = new MediaQuery('(max-width: 1199px)');
const high = new MediaQuery('(min-height: 700px)');

function kind(): Kind {
  if (sideways.current) return 'sideways';
  if (narrow.current) return 'phone';
  if (upright.current) return 'tablet';
  return medium.current ? 'column' : 'columns';
}

export const room = {
  get kind(): Kind {
    return kind();
  },
  /** Space enough to say everything at length. */
  get ample(): boolean {
    return kind() === 'columns' && high.current;
  },
  /** Whether a long list fits below other things. */
  get high(): boolean {
    return high.current;
  },
};
