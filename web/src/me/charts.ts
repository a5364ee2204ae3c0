// Charts of one's own matches. A chart is its figures, row by row: the drawing and the table behind it show the same.
import { figureName } from '../lib/facts';
import type { GameFacts } from '../lib/wire';
import { number, t } from '../lib/words';
import { brief } from './dates';
import type { Played } from './played';
import { rolling, share, tally, type Spread } from './reckoning';

export interface Series {
  name: string;
  /** Some figures are only in the table. */
  drawn: 'bars' | 'line' | 'dashes' | 'dots' | 'none';
  /** Null where there is nothing to show. */
  values: (number | null)[];
  /** If it is not told as the others are. */
  tell?: (value: number) => string;
}

export interface Chart {
  key: string;
  title: string;
  /** What the rows are: the heading of the table's first column. */
  of: string;
  rows: string[];
  /** Whether each row has to be named: what is left out cannot be guessed from its neighbours. */
  named?: boolean;
  series: Series[];
  tell: (value: number) => string;
  /** Where the axis begins and ends, if not at the smallest and the largest value. */
  low?: number;
  high?: number;
}

const LAST = 5; // matches in a rolling mean
const FEWEST = 2; // points make no course

const inTenths = (value: number): string => number(Math.round(value * 10) / 10);
const percent = (value: number): string => t('me-percent', { value: inTenths(value) });

/** Oldest first. */
const inOrder = (matches: Played[]): Played[] => [...matches].sort((a, b) => a.at - b.at);

function course(key: string, matches: Played[], name: string, value: (played: Played) => number): Omit<Chart, 'title'> {
  const values = matches.map(value);
  return {
    key,
    of: t('me-date'),
    rows: matches.map(({ at }) => brief(at)),
    series: [
      { name, drawn: 'dots', values },
      { name: t('me-mean-of-last', { count: LAST }), drawn: 'line', values: rolling(values, LAST) },
    ],
    tell: inTenths,
  };
}

export function scoreCourse(matches: Played[]): Chart[] {
  if (matches.length < FEWEST) return [];
  return [{ ...course('score', inOrder(matches), t('me-points'), ({ points }) => points), title: t('me-chart-score') }];
}

export function accuracyCourse(matches: Played[]): Chart[] {
  const judged = inOrder(matches).filter(({ coach }) => coach !== null && coach !== 'gone');
  if (judged.length < FEWEST) return [];
  const accuracy = ({ coach }: Played) => (coach as { accuracy: number }).accuracy;
  return [{ ...course('accuracy', judged, t('me-accuracy'), accuracy), title: t('me-chart-accuracy'), low: 0, high: 100 }];
}

/** One's own results beside those of bots, each as percentages of all matches. */
export function spreadOf(matches: Played[], spreads: Spread[], botName: (bot: string) => string): Chart[] {
  if (matches.length < FEWEST) return [];
  const own = matches.map(({ points }) => points);
  const { bins, counts, others } = tally(own, spreads);
  const bots = spreads.map(({ bot }, n) => ({
    name: botName(bot),
    drawn: n % 2 ? ('line' as const) : ('dashes' as const),
    values: share(others[n]!),
  }));
  return [
    {
      key: 'spread',
      title: t(spreads.length ? 'me-chart-spread-bots' : 'me-chart-spread'),
      of: t('me-points'),
      rows: bins.map(([from, to]) => (from === to ? number(from) : `${number(from)}–${number(to)}`)),
      series: [{ name: t('me-own'), drawn: 'bars', values: share(counts) }, ...bots],
      tell: percent,
      low: 0,
    },
  ];
}

/** What one's lines or squares became: how many of each in a match. */
export function figuresMade(matches: Played[], game: GameFacts | null): Chart[] {
  const made = matches.flatMap(({ lines }) => lines.flatMap(({ figure }) => (figure ? [figure] : [])));
  const worth = game?.figures ?? {};
  const known = Object.keys(worth).filter((each) => made.includes(each));
  const kinds = [...known.sort((a, b) => worth[a]! - worth[b]!), ...new Set(made.filter((each) => !(each in worth)))];
  const name = (figure: string) => figureName(matches[0]!.game, figure);
  if (kinds.length < FEWEST) return [];
  const values = kinds.map((kind) => made.filter((each) => each === kind).length / matches.length);
  return [
    { key: 'figures', title: t('me-chart-figures'), of: t('me-figure'), rows: kinds.map(name), named: true, series: [{ name: t('me-per-match'), drawn: 'bars', values }], tell: inTenths, low: 0 },
  ];
}
