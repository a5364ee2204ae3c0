import type { ReviewScreens } from '../..';
import { t } from '../../../lib/words';
import type { Step, Weighed } from '../../../review/review';
import { cellOf, figureName, lineName, placeOf, side } from '../view';
import Position from './Position.svelte';

/** 8 for 5+3 */
const sumOf = (roll: string | null): number => (roll ?? '0').split('+').reduce((sum, die) => sum + Number(die), 0);

/** Score lines are labelled "row 1", "diagonal up", with three sheets "grid 2 row 1". */
function lineOf(label: string): number {
  const [, kind, which] = /(row|column|diagonal) (\w+)$/.exec(label) ?? [];
  if (kind === 'row') return Number(which) - 1;
  return kind === 'column' ? side + Number(which) - 1 : 2 * side + (which === 'up' ? 1 : 0);
}

/** "8 in any free cell on a diagonal" */
function choiceWords({ kind }: Weighed, { roll }: Step): string | null {
  if (!kind) return null;
  const [name, n = ''] = kind.split(' ');
  return t('review-knister-into', { number: sumOf(roll), cells: t(`review-knister-kind-${name}`, { n }) });
}

const screens: ReviewScreens = {
  Position,
  moveWords: (move, { roll }) => t('entry-told', { number: sumOf(roll), ...placeOf(cellOf(move) ?? 0) }),
  choiceWords,
  rollWords: (roll) => `${sumOf(roll)}`,
  lineName: (label) => lineName(lineOf(label)),
  figureName,
};

export default screens;
