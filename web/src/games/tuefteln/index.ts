import type { Screens } from '..';
import { t } from '../../lib/words';
import End from './End.svelte';
import Play from './Play.svelte';
import { timeUp } from './story';

const screens: Screens = {
  Play,
  End,
  timeUp,
  holds: true,
  tag: ({ side }) => ({ long: t(`tuefteln-option-side-${side}`), brief: `${side}` }),
};

export default screens;
