// A solo match as a device remembers it, with a test's changes.
import type { Played } from '../me/played';

export const playedOf = (n: number, rest: Partial<Played> = {}): Played => ({
  key: `quiet-otter/${n}`,
  table: 'quiet-otter',
  match: n,
  game: 'pig',
  options: { goal: 100 },
  at: 1_000 * n,
  seat: 0,
  points: 50 + n,
  won: false,
  others: [],
  against: [],
  rating: null,
  lines: [{ label: 'row 1', points: 3, figure: 'pair' }],
  helped: false,
  facts: {},
  coach: null,
  ...rest,
});
