// Where a move lost what it lost, as it is shown: rounded so that the parts still add up.
import { whoIsCalled } from '../lib/nameless';
import { has, t } from '../lib/words';
import type { Note, Part } from './analysis.gen';
import { worth, type Review } from './review';

/** A part in whole steps of the last digit shown. */
export interface Rounded {
  cost: number;
  best: number | null;
  made: number | null;
}

/** The last digit that is shown. */
export const digits: Record<Review['unit'], number> = { points: 0.1, chance: 0.01 };

/** So that they differ by the cost: what others win is lost, and the other way round. */
function roundValues({ best, made, cost: exact }: Part, cost: number, step: number): Pick<Rounded, 'best' | 'made'> {
  if (best === null || made === null) return { best: null, made: null };
  const shown = Math.round(made / step);
  return { best: best > made === exact > 0 ? shown + cost : shown - cost, made: shown };
}

/** The costs add up to the rounded sum: where one was rounded most, it gives way. */
export function roundOff(parts: Part[], step: number): Rounded[] {
  const costs = parts.map(({ cost }) => cost / step);
  const whole = costs.map(Math.round);
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  for (let off = Math.round(sum(costs)) - sum(whole); off !== 0; off -= Math.sign(off)) {
    const strain = costs.map((cost, n) => Math.sign(off) * (cost - whole[n]!));
    whole[strain.indexOf(Math.max(...strain))]! += Math.sign(off);
  }
  return parts.map((part, n) => ({ cost: whole[n]!, ...roundValues(part, whole[n]!, step) }));
}

export interface Names {
  nameOf: (seat: number) => string;
  lineName?: ((line: string) => string) | undefined;
  figureName?: ((figure: string) => string) | undefined;
}

/** A line of the score, a player, or something that only the coach speaks of. */
export function partName({ game }: Pick<Review, 'game'>, { nameOf, lineName }: Names, { line }: Part): string {
  if (line === null) return t('review-rest');
  const [, seat] = /^seat (\d+)$/.exec(line) ?? [];
  if (seat) return nameOf(Number(seat));
  const [word, n = 0] = line.split(' ');
  const own = `review-${game}-part-${word}`;
  return has(own) ? t(own, { n: Number(n) }) : (lineName?.(line) ?? line);
}

/** "pair at best instead of full house" */
export function figureWords({ figureName }: Names, { figures }: Part): string {
  if (!figures) return '';
  const [best, made] = figures.map((each) => figureName?.(each) ?? each);
  return t('review-figures', { best: best!, made: made! });
}

export function noteWords({ nameOf }: Names, { key, told, chances }: Note): string {
  const shown = Object.entries(chances).map(([name, chance]) => [name, worth(chance, 'chance')]);
  const who = told.seat === undefined ? {} : whoIsCalled(nameOf(told.seat));
  return t(`review-${key}`, { ...told, ...who, ...Object.fromEntries(shown) });
}

/** How a cost is shown: points are lost, but a chance is won by somebody else. */
export const shownCost = (cost: number, unit: Review['unit']): number => (unit === 'chance' ? cost : -cost) * digits[unit];

/** "Row 3 −1.2 · Column 1 −0.4 · the rest +0.1" */
export function partsInShort(review: Review, names: Names, parts: Part[]): string {
  const told = roundOff(parts, digits[review.unit]).flatMap(({ cost }, n) => {
    const shown = { line: partName(review, names, parts[n]!), cost: worth(shownCost(cost, review.unit), review.unit, true) };
    return cost ? [t('review-part', shown)] : [];
  });
  return told.join(' · ');
}
