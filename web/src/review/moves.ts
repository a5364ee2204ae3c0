// Moves in words: the one made, and those that were as good or better.
import type { ReviewScreens } from '../games';
import { either, t } from '../lib/words';
import { worth, type Review, type Step, type Weighed } from './review';

const FEW = 3; // moves that are named one by one

export const movesOf = ({ move, equals }: Weighed): string[] => [move, ...equals];

/** "a, b or c"; of many moves the first ones, and how many others there are. The one made is never among the others. */
export function oneOf(moves: string[], made: string, tell: (move: string) => string): string {
  const sorted = moves.includes(made) ? [made, ...moves.filter((each) => each !== made)] : moves;
  if (sorted.length <= FEW) return either(sorted.map(tell));
  const named = sorted.slice(0, FEW - 1);
  return t('review-or-others', { moves: named.map(tell).join(', '), count: sorted.length - named.length });
}

export function choiceWords(screens: ReviewScreens, choice: Weighed, step: Step): string {
  const own = screens.choiceWords?.(choice, step);
  return own ?? oneOf(movesOf(choice), step.made.move, (move) => screens.moveWords(move, step));
}

/** What the page shows as a move's worth. */
export const valueWords = (screens: ReviewScreens, { unit }: Review, step: Step, value: number): string =>
  worth(screens.shownValue?.(value, step) ?? value, unit);

/** The move made, and whether there was a better one, as a screen reader says it. */
export function told(screens: ReviewScreens, review: Review, step: Step): string {
  const value = (of: number) => valueWords(screens, review, step, of);
  const made = t('review-told-made', { move: screens.moveWords(step.made.move, step), value: value(step.after) });
  const best = step.choices[0];
  if (!best) return made;
  if (step.regret >= review.least) return `${made} ${t('review-told-better', { move: choiceWords(screens, best, step), value: value(best.value) })}`;
  const others = movesOf(best).length - 1;
  return `${made} ${others > 0 ? t('review-told-equal', { count: others }) : t('review-told-best')}`;
}
