// Reviews that are easy to reckon with.
import type { ReviewScreens } from '../games';
import type { Part, Review, Step, Weighed } from '../review/review';
import type { Found } from '../review/reviewing.svelte';
import { tableOf } from './table';

export const weighed = (move: string, value: number, ...equals: string[]): Weighed => ({ move, value, equals, kind: null });

export const part = (line: string | null, cost: number, best: number | null = null, made: number | null = null): Part => ({
  line,
  cost,
  best,
  made,
  figures: null,
});

export function stepOf(event: number, made: Weighed, ...choices: Weighed[]): Step {
  const best = Math.max(made.value, ...choices.map(({ value }) => value));
  const regret = best - made.value;
  const rest = { before: best, luck: 0, others: 0, mean: best - 1, accuracy: 100, exact: true, error: 0 };
  return { ...rest, event, round: event, roll: null, best, after: made.value, regret, made, choices, why: [], notes: [] };
}

/** Each seat's way through the match, by its steps. */
export function reviewOf(...steps: Step[][]): Review {
  const seats = steps.map((each, seat) => {
    const final = each.at(-1)?.after ?? 0;
    return { seat, name: `Player ${seat + 1}`, start: 0, final, luck: 0, regret: 0, rest: 0, accuracy: 100, steps: each };
  });
  return { game: 'pig', unit: 'points', least: 0.05, lucky: true, finished: true, seats, costliest: [], details: null, questions: [] };
}

export const foundOf = (review: Review, screens: Partial<ReviewScreens> = {}): Found => ({
  table: tableOf(review.seats.length),
  match: 1,
  review,
  screens: { moveWords: (move) => move, ...screens } as ReviewScreens,
  game: null,
});
