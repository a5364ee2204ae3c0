// Whose turn it is, and what a screen reader says when one table message follows another.
import { Company, nameOf, type Who } from '../../lib/company';
import type { Hand, Seat, TableMessage } from '../../lib/wire';
import { listed, t } from '../../lib/words';
import { freshLines, linesOf, spoken } from './drawing';

/** More new lines than this are an entirely new drawing. */
const MOST_LINES = 4;

export interface Moment {
  message: TableMessage;
  drawing: string;
  me: Seat | null;
}

export function turnWords(message: TableMessage): string {
  const { to_move: free, table } = message;
  if (table.phase === 'paused') return t('paused-short');
  if (free.length === 0) return t('plain-turn-none');
  const company = new Company(message);
  const next = free.find((seat) => company.isYou(seat)) ?? (free.length === 1 ? free[0] : undefined);
  if (next !== undefined) return t('plain-turn-of', company.who(next));
  return t('plain-turn-many', { names: listed(free.map((seat) => nameOf(message, seat))) });
}

export const timeUp = ({ timed_out }: Hand, who: Who): string => t('plain-time-up', { ...who, moves: listed(timed_out) });

export function heardBetween(before: Moment | null, after: Moment): string[] {
  const turn = turnWords(after.message);
  const fresh = freshLines(before?.drawing ?? null, after.drawing);
  const lines = linesOf(after.drawing).filter((_, n) => fresh[n]).map(spoken).filter(Boolean);
  const same = before && turn === turnWords(before.message);
  return [...(lines.length > MOST_LINES ? [] : lines.map((line) => `${line}.`)), ...(same ? [] : [`${turn}.`])];
}
