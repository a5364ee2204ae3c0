import type { ReviewScreens } from '../..';
import { listed, t } from '../../../lib/words';
import { entryOf, figureName, placeOf } from '../view';
import Position from './Position.svelte';

const diceOf = (roll: string | null): string[] => (roll ?? '').split('+');

const screens: ReviewScreens = {
  Position,
  moveWords: (move, { roll }) =>
    listed((entryOf(move) ?? []).map((cell, die) => t('entry-told', { number: diceOf(roll)[die] ?? '', ...placeOf(cell) }))),
  rollWords: (roll) => listed(diceOf(roll)),
  lineName: (label) => {
    const [, square] = /^square (\d)$/.exec(label) ?? [];
    return square ? t('tuefteln-line-square', { n: Number(square) }) : t('tuefteln-line-bonus');
  },
  figureName,
};

export default screens;
