// The arithmetic behind history and charts.
import { ask } from '../lib/api';
import type { Options } from '../lib/wire';
import type { Played } from './played';

/** How the results of a bot spread: `counts[0]` of its matches ended with `least` points. */
export interface Spread {
  bot: string;
  options: Options;
  least: number;
  counts: number[];
}

export const loadSpreads = (game: string): Promise<Spread[]> => ask<Spread[]>('GET', `/games/${encodeURIComponent(game)}/spread`);

/** Those that were played as this match was. */
export const spreadsFor = (spreads: Spread[], options: Options): Spread[] =>
  spreads.filter((each) => Object.entries(each.options).every(([name, value]) => options[name] === value));

const sum = (values: number[]): number => values.reduce((total, each) => total + each, 0);
export const mean = (values: number[]): number => sum(values) / values.length;

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** The mean of each value and those before it, `count` in all; null before there are so many. */
export const rolling = (values: number[], count: number): (number | null)[] =>
  values.map((_, n) => (n + 1 < count ? null : mean(values.slice(n + 1 - count, n + 1))));

/** As percentages of their sum. */
export function share(counts: number[]): number[] {
  const all = sum(counts) || 1;
  return counts.map((each) => (100 * each) / all);
}

const MOST_BINS = 16;
const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

interface Tally {
  /** The least and the most points of each. */
  bins: [number, number][];
  counts: number[];
  /** The same for each of the spreads. */
  others: number[][];
}

/** A bot's rarest results would make the chart wide and flat: what one in two hundred matches reaches is enough. */
function reach({ least, counts }: Spread): [number, number] {
  const rare = sum(counts) / 200;
  let [first, last] = [0, counts.length - 1];
  for (let seen = counts[first]!; seen < rare; seen += counts[++first]!);
  for (let seen = counts[last]!; seen < rare; seen += counts[--last]!);
  return [least + first, least + last];
}

/** Results in bins of the same round width; whatever is beyond the first or the last belongs to it. */
export function tally(own: number[], spreads: Spread[]): Tally {
  const ends = [...own, ...spreads.flatMap(reach)];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const width = WIDTHS.find((each) => Math.floor(high / each) - Math.floor(low / each) < MOST_BINS) ?? 1000;
  const first = Math.floor(low / width);
  const bins = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, n): [number, number] => [(first + n) * width, (first + n + 1) * width - 1]);
  const binOf = (points: number) => Math.min(Math.max(Math.floor(points / width) - first, 0), bins.length - 1);
  const fill = (pairs: [number, number][]) => {
    const counts = bins.map(() => 0);
    for (const [points, count] of pairs) counts[binOf(points)]! += count;
    return counts;
  };
  const others = spreads.map(({ least, counts }) => fill(counts.map((count, n) => [least + n, count])));
  return { bins, counts: fill(own.map((points) => [points, 1])), others };
}

/** What matches are compared by: only the same game with the same options. */
export const variantOf = ({ options }: Pick<Played, 'options'>): string =>
  JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The most matches won one after the other. */
export function longestStreak(matches: Played[]): number {
  let [best, now] = [0, 0];
  for (const { won } of [...matches].sort((a, b) => a.at - b.at)) best = Math.max(best, (now = won ? now + 1 : 0));
  return best;
}

export interface Best {
  key: 'points' | 'accuracy' | 'luck' | 'margin';
  played: Played;
  value: number;
}

const judgedAs = ({ coach }: Played) => (coach === null || coach === 'gone' ? null : coach);

const records: Record<Best['key'], (played: Played) => number | null> = {
  points: ({ points }) => points,
  accuracy: (played) => judgedAs(played)?.accuracy ?? null,
  luck: (played) => judgedAs(played)?.luck ?? null,
  margin: ({ points, against }) => (against.length && points > Math.max(...against) ? points - Math.max(...against) : null),
};

/** The best match of each kind; where two are equal the first one. Matches with help set no records. */
export function bestsOf(matches: Played[]): Best[] {
  const fair = matches.filter(({ helped }) => !helped).sort((a, b) => a.at - b.at);
  return (Object.keys(records) as Best['key'][]).flatMap((key) => {
    const valued = fair.flatMap((played) => {
      const value = records[key](played);
      return value === null ? [] : [{ key, played, value }];
    });
    return valued.length ? [valued.reduce((best, each) => (each.value > best.value ? each : best))] : [];
  });
}
