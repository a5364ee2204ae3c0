import type { Screens } from '..';
import type { Queue } from '../../lib/outbox';
import { t } from '../../lib/words';
import End from './End.svelte';
import { moveOf } from './geometry';
import Play from './Play.svelte';
import { cardOf } from './shelf.svelte';
import { layoutAfter, tileOf, type TubyrinthView } from './view';

/** Every tile keeps its own moves; what is done and undone before it was sent need not be sent. */
const queue: Queue = (hand, before, unsent, move) => {
  const tile = tileOf(move);
  if (tile === null) return [...before, ...unsent].includes(move) ? unsent : [...unsent, move];
  const last = unsent.at(-1);
  const rest = last && tileOf(last) === tile ? unsent.slice(0, -1) : unsent;
  const { own } = hand.view as TubyrinthView;
  const lies = layoutAfter(own?.laid ?? [], [...before, ...rest]).get(tile);
  return (lies ? moveOf(lies) : `-${tile}`) === move ? rest : [...rest, move];
};

function heading(view: TubyrinthView): { long: string; brief: string } {
  if (view.phase === 'over') return { long: t('rounds-played', { count: view.round }), brief: '' };
  const card = view.options.board ? cardOf(view.options.board) : view.seat === null ? null : view.cards[view.seat];
  const board = !card ? '' : t('tubyrinth-card', { number: card.slice(0, -1), side: card.slice(-1) });
  const round = view.seats === 1 ? '' : t('tubyrinth-round', { round: view.round });
  const alone = board.charAt(0).toLocaleUpperCase() + board.slice(1);
  return round ? { long: [round, board].filter(Boolean).join(', '), brief: round } : { long: alone, brief: alone };
}

const screens: Screens = {
  Play,
  End,
  tag: ({ mode }) => (mode === 'basic' ? undefined : { long: t(`tubyrinth-option-mode-${mode}`), brief: t(`tubyrinth-tag-${mode}`) }),
  heading,
  queue,
  apart: () => t('tubyrinth-apart'),
};

export default screens;
