import type { ReviewScreens } from '../..';
import { Company } from '../../../lib/company';
import type { TableFacts } from '../../../lib/wire';
import { t } from '../../../lib/words';
import { messageOf, type Position } from '../../../review/review';
import { faceName, spotName } from '../names';
import { dueWords, lastWords } from '../spoken';
import { placeOf, touchOf, type InputView } from '../view';
import Details from './Details.svelte';
import Board from './Position.svelte';

function moveWords(move: string): string {
  const place = placeOf(move);
  if (place) return t('review-input-place', { spot: spotName(place) });
  const touch = touchOf(move);
  if (!touch) return move;
  const spot = spotName(touch.spot);
  if (touch.closes !== null) return t('review-input-announce', { spot, number: touch.closes });
  return t(touch.flips ? 'review-input-touch' : 'review-input-still', { spot });
}

/** What the last turn was, and whose turn it is. */
function storyWords(table: TableFacts, position: Position<InputView>): string {
  const company = new Company(messageOf(table, position, null));
  return `${lastWords(company, position.view)} ${dueWords(company, position.view)}`;
}

const screens: ReviewScreens = {
  Position: Board,
  wide: true,
  storyWords,
  Details,
  moveWords,
  rollWords: faceName,
  columns: () => ({ round: t('review-input-round'), roll: t('review-input-roll') }),
  roundWords: (round) => t('input-round', { round }),
};

export default screens;
