import type { Screens } from '..';
import { t } from '../../lib/words';
import Play from './Play.svelte';
import { queue } from './queue';
import { timeUp } from './spoken';
import type { TubyrinthView } from './view';

function heading(view: TubyrinthView): { long: string; brief: string } {
  if (view.phase === 'over') return { long: t('rounds-played', { count: view.round }), brief: '' };
  const card = view.seat === null ? null : view.cards[view.seat];
  const board = !card ? '' : t('tubyrinth-card', { number: card.slice(0, -1), side: card.slice(-1) });
  const round = view.seats === 1 ? '' : t('tubyrinth-round', { round: view.round });
  const alone = board.charAt(0).toLocaleUpperCase() + board.slice(1);
  return round ? { long: [round, board].filter(Boolean).join(', '), brief: round } : { long: alone, brief: alone };
}

const screens: Screens = {
  Play,
  end: () => import('./End.svelte'),
  timeUp,
  tag: ({ mode }) => (mode === 'basic' ? undefined : { long: t(`tubyrinth-option-mode-${mode}`), brief: t(`tubyrinth-tag-${mode}`) }),
  heading,
  queue,
  timed: (view: TubyrinthView) => view.seats === 1 && view.phase === 'build',
  apart: () => t('tubyrinth-apart'),
};

export default screens;
