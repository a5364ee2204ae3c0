// Whose turn it is, and what a screen reader says when one table message follows another.
import { nameOf, youAmong } from '../../lib/facts';
import type { Seat, TableMessage } from '../../lib/wire';
import { listed, t } from '../../lib/words';
import { freshLines, linesOf, spoken } from './drawing';

/** More new lines than this are an entirely new drawing. */
const MOST_LINES = 4;

export interface Moment {
  message: TableMessage;
  drawing: string;
  me: Seat | null;
}

export function turnWords(message: TableMessage, me: Seat | null): string {
  const { to_move: free, table } = message;
  if (table.phase === 'paused') return t('paused-short');
  if (free.length === 0) return t('plain-turn-none');
  const you = youAmong(message, me);
  if (you !== null && free.includes(you)) return t('plain-turn-you');
  const names = free.map((seat) => nameOf(message, seat));
  return names.length === 1 ? t('plain-turn-of', { name: names[0]! }) : t('plain-turn-many', { names: listed(names) });
}

export function heardBetween(before: Moment | null, after: Moment): string[] {
  const turn = turnWords(after.message, after.me);
  const fresh = freshLines(before?.drawing ?? null, after.drawing);
  const lines = linesOf(after.drawing).filter((_, n) => fresh[n]).map(spoken).filter(Boolean);
  const same = before && turn === turnWords(before.message, before.me);
  return [...(lines.length > MOST_LINES ? [] : lines.map((line) => `${line}.`)), ...(same ? [] : [`${turn}.`])];
}
