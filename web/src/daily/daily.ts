// The challenges of the day: asking for them, playing them, and what this device remembers about them.
import { ask, Refusal, SLOW } from '../lib/api';
import { keep, keepValue, kept, keptValue } from '../lib/device';
import { addHost, addSeat, freshToken, isToken, ownName } from '../lib/keyring';
import { go } from '../lib/router';
import { has, t } from '../lib/words';
import type { TableAnswer } from '../lib/wire';
import type { ChallengeFacts, DayFacts } from './day.gen';

/** What the server knows this device by, and nobody else. */
function deviceToken(): string {
  const known = kept('daily.device');
  if (isToken(known)) return known;
  const token = freshToken();
  keep('daily.device', token);
  return token;
}

export const lookAtDay = (day: string | null = null) =>
  ask<DayFacts>('GET', day ? `/daily?day=${day}` : '/daily', { token: deviceToken() });

const of = (challenge: string, what: string) => `/daily/${encodeURIComponent(challenge)}/${what}`;

export const showName = (challenge: string, name: string | null) =>
  ask('PUT', of(challenge, 'name'), { token: deviceToken(), body: { name } });

const NOT_YET = 202;
const RETRY_DELAY = 2000;

/** Makes the table and goes there. A board may have to be made first; `wait` is told so. */
export async function playChallenge(challenge: string, wait: () => void): Promise<void> {
  const token = freshToken();
  const seat = freshToken();
  const body = { token, device: deviceToken(), person: { name: ownName() || t('you'), token: seat } };
  for (;;) {
    try {
      const table = await ask<TableAnswer>('POST', of(challenge, 'tries'), { body, timeout: SLOW });
      addHost(table.id, token);
      addSeat(table.id, seat);
      return go(`/t/${table.id}`);
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.status !== NOT_YET) throw refusal;
      wait();
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    }
  }
}

/** "Side A", "Grade 3": what tells a challenge from others of its game; empty if it is the only one. */
export function partName({ game, challenge }: ChallengeFacts): string {
  const key = `${game}-challenge-${challenge}`;
  return challenge && has(key) ? t(key) : challenge;
}

// The days on which a challenge was finished here, as dates.

const isDays = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const MOST_DAYS = 4000;

export const playedDays = (): string[] => keptValue('daily.days', isDays) ?? [];

/** Remembers that something was finished on this day. */
export function noteDay({ day, challenges }: DayFacts): void {
  const days = playedDays();
  const done = challenges.some(({ mine }) => mine?.result && !mine.helped);
  if (done && !days.includes(day)) keepValue('daily.days', [...days, day].sort().slice(-MOST_DAYS));
}

const DAY = 86_400_000;

/** How many days in a row up to today, or to yesterday as long as today can still be played; and the most ever. */
export function streaks(days: string[], today: string): { now: number; best: number } {
  const numbers = [...new Set(days.map((day) => Date.parse(day) / DAY))].filter(Number.isInteger).sort((a, b) => a - b);
  const runs: { last: number; length: number }[] = [];
  for (const day of numbers) {
    const run = runs.at(-1);
    if (run && run.last === day - 1) runs[runs.length - 1] = { last: day, length: run.length + 1 };
    else runs.push({ last: day, length: 1 });
  }
  const latest = runs.at(-1);
  const fresh = latest && latest.last >= Date.parse(today) / DAY - 1;
  return { now: fresh ? latest.length : 0, best: Math.max(0, ...runs.map(({ length }) => length)) };
}

