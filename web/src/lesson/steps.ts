// A guided match: what it says step by step, and a table to play it at.
import { ask } from '../lib/api';
import { addHost, addSeat, freshToken, ownName } from '../lib/keyring';
import { go } from '../lib/router';
import { t } from '../lib/words';
import type { LessonFacts, LessonStep, TableAnswer } from '../lib/wire';

const of = (game: string) => `/games/${encodeURIComponent(game)}/lesson`;

export const readLesson = (game: string) => ask<LessonFacts>('GET', of(game));

/** The place of the first step after so many moves; whoever plays on stays at the last one. */
export function stepAfter(steps: LessonStep[], moves: number): number {
  const asking = steps.flatMap(({ move }, place) => (move === null ? [] : [place]));
  return moves === 0 ? 0 : Math.min((asking[moves - 1] ?? steps.length) + 1, steps.length - 1);
}

export async function beginLesson(game: string): Promise<void> {
  const [host, seat] = [freshToken(), freshToken()];
  const person = { name: ownName() || t('you'), token: seat };
  const table = await ask<TableAnswer>('POST', of(game), { body: { token: host, person } });
  addHost(table.id, host);
  addSeat(table.id, seat);
  go(`/t/${table.id}`);
}
