// A result in a few words.
import { clockTime, t } from '../lib/words';
import type { ChallengeFacts, ResultFacts } from './day.gen';

/** By how much somebody was ahead of the bots, or their points if they played alone; where time counts, that too. */
export function resultWords({ bots, timed }: ChallengeFacts, { points, ahead, millis }: ResultFacts): string {
  if (bots.length > 0) return ahead < 0 ? t('daily-behind', { behind: -ahead }) : t('daily-ahead', { ahead });
  if (!timed) return t('daily-points', { points });
  if (points <= 0) return t('daily-share-none');
  return t('daily-tiles-time', { points: t('daily-points', { points }), time: clockTime(millis / 1000) });
}
