import type { Screens } from '..';
import { t } from '../../lib/words';
import Play from './Play.svelte';
import { timeUp } from './story';

const screens: Screens = {
  Play,
  end: () => import('./End.svelte'),
  timeUp,
  holds: true,
  tag: ({ side }) => ({ long: t(`tuefteln-option-side-${side}`), brief: `${side}` }),
};

export default screens;
