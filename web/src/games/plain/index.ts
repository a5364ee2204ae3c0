import type { Screens } from '..';
import { isRecord } from '../../lib/device';
import Play from './Play.svelte';
import { timeUp } from './story';

/** What a hand sees, apart from whose it is. */
const sight = (view: unknown): string => JSON.stringify(isRecord(view) ? { ...view, seat: null } : view);

const screens: Screens = {
  Play,
  end: () => import('./End.svelte'),
  timeUp,
  // Whether this game hides anything is unknown; but what all hands see right now is no secret.
  shared: (_, hands) => hands.every(({ view }) => sight(view) === sight(hands[0]?.view)),
};

export default screens;
