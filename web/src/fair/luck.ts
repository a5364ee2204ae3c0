// How the sums of a match's dice are spread, and how unusual that is: docs/verify.md has the method.
import type { DiceBook, Told } from './record';

export interface Bar {
  sum: number;
  rolled: number;
  expected: number;
}

export interface Luck {
  bars: Bar[];
  /** One in so many matches is at least as far from the average. */
  oneIn: number;
  /** No match that was tried is; then `oneIn` is how many were. */
  rare: boolean;
}

const MATCHES = 20_000;

/** Mulberry32: small, and good enough for dice that decide nothing. */
function generator(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Pearson's chi-squared. */
export const distance = (counts: number[], expected: number[]): number =>
  counts.reduce((sum, count, place) => sum + (count - expected[place]!) ** 2 / expected[place]!, 0);

export function luckOf(told: Told, { outcomes, sum }: DiceBook, matches = MATCHES): Luck | null {
  if (!sum || told.rolls.length === 0) return null;
  const sides = outcomes(told, []).map(([what]) => sum(what));
  const sums = [...new Set(sides)].sort((a, b) => a - b);
  const place = sides.map((each) => sums.indexOf(each));
  const expected = sums.map((each) => (told.rolls.length * sides.filter((side) => side === each).length) / sides.length);
  const rolled = sums.map((each) => told.rolls.filter((roll) => sum(roll) === each).length);
  const far = distance(rolled, expected) - 1e-9;
  const random = generator(told.rolls.length);
  let farther = 0;
  for (let match = 0; match < matches; match += 1) {
    const counts = sums.map(() => 0);
    for (let number = 0; number < told.rolls.length; number += 1) counts[place[random() % sides.length]!]! += 1;
    if (distance(counts, expected) >= far) farther += 1;
  }
  const bars = sums.map((each, index) => ({ sum: each, rolled: rolled[index]!, expected: expected[index]! }));
  return { bars, oneIn: Math.max(1, Math.round(matches / Math.max(1, farther))), rare: farther === 0 };
}
