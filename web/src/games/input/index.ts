import type { Screens } from '..';
import { t } from '../../lib/words';
import Play from './Play.svelte';
import Preferences from './Preferences.svelte';
import { timeUp } from './spoken';
import type { InputView } from './view';

const heading = ({ turn, ended }: InputView) =>
  ended ? { long: t('input-turns-played', { count: turn }), brief: '' } : { long: t('input-round', { round: turn + 1 }), brief: t('input-round', { round: turn + 1 }) };

const screens: Screens = {
  Play,
  end: () => import('./End.svelte'),
  timeUp,
  Preferences,
  heading,
  lingers: true, // the flip that ends the match is shown like any other
  // All see the same, unless everybody has their own notes.
  shared: ({ notes }) => notes !== 'own',
};

export default screens;
