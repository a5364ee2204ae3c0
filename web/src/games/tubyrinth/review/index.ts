import type { ReviewScreens } from '../..';
import { either, number, t } from '../../../lib/words';
import { movesOf } from '../../../review/moves';
import type { Career, Moment, Review } from '../../../review/review';
import Answer from './Answer.svelte';
import Details from './Details.svelte';
import Position from './Position.svelte';
import { seconds, type Act, type Details as Told, type Round } from './review';

type Reviewed = Review<Told>;

/** In each round at the signal and after every act of this hand, except the last, before which the page stops. */
function stops({ details }: Reviewed, { seat, steps }: Career): Moment[] {
  const played = details.rounds.filter(({ offers }) => seat < offers.length); // one may have joined later
  const during = played.flatMap(({ first, last, acts }): Moment[] => {
    const own = acts.filter((act) => act.seat === seat);
    const event = own.at(-1)?.event ?? last;
    const step = steps.findIndex((each) => each.event === event);
    const done = own.slice(0, -1).map((act) => ({ event: act.event + 1, step: null }));
    return [{ event: first + 1, step: null }, ...done, { event, step: step < 0 ? null : step }];
  });
  return [...during, { event: null, step: null }];
}

const at = (round: Round, act: Act | undefined) =>
  act ? t('review-tubyrinth-at', { round: round.number, seconds: seconds(act.at), laid: act.laid }) : t('review-tubyrinth-begins', { round: round.number });

function heading({ details }: Reviewed, { seat }: Career, { event }: Moment): string {
  const round = details.rounds.findLast((each) => event !== null && each.first < event);
  if (!round || event === null) return t('review-end');
  const own = round.acts.filter((act) => act.seat === seat);
  return at(round, own.findLast((act) => act.event < event || (act === own.at(-1) && act.event === event)));
}

const tilesOf = (layout: string): number => (layout ? layout.split(' ').length : 0);

const screens: ReviewScreens = {
  Position,
  Answer,
  Details,
  // A move here is the final layout. Of a solution, only the number of its tiles is told.
  moveWords: (move) => t('review-tubyrinth-layout', { tiles: tilesOf(move) }),
  choiceWords: (choice) => t('review-tubyrinth-pipeline', { tiles: either(movesOf(choice).map((move) => number(tilesOf(move)))) }),
  // The points of the round: its mean is what nothing laid would bring.
  shownValue: (value, { mean }) => value - mean,
  curveWords: () => t('review-tubyrinth-curve'),
  startWords: () => t('review-tubyrinth-start'),
  columns: () => ({ roll: t('review-tubyrinth-roll') }),
  roundWords: (round) => t('tubyrinth-round', { round }),
  stops,
  heading,
};

export default screens;
