import type { ReviewScreens } from '../..';
import { t } from '../../../lib/words';
import { faceName, spotName } from '../names';
import { placeOf, touchOf } from '../view';
import Details from './Details.svelte';
import Position from './Position.svelte';

function moveWords(move: string): string {
  const place = placeOf(move);
  if (place) return t('review-input-place', { spot: spotName(place) });
  const touch = touchOf(move);
  if (!touch) return move;
  const spot = spotName(touch.spot);
  if (touch.closes !== null) return t('review-input-announce', { spot, number: touch.closes });
  return t(touch.flips ? 'review-input-touch' : 'review-input-still', { spot });
}

const screens: ReviewScreens = {
  Position,
  Details,
  moveWords,
  rollWords: faceName,
  columns: () => ({ round: t('review-input-round'), roll: t('review-input-roll') }),
  roundWords: (round) => t('input-round', { round }),
};

export default screens;
