// What the server says about a finished match: each touch with what could have been known before it.
import { ask, SLOW } from '../../lib/api';
import type { Past } from './view';

export interface Bet {
  spot: string;
  number: number;
  chance: number;
  gain: number;
  loss: number;
}

export interface Look {
  turn: number;
  past: Past;
  points: number;
  sets: number;
  known: { at: string; top: string; below: string }[];
  bet: Bet | null;
  against: boolean;
  missed: Bet | null;
}

export const loadReport = (table: string, match: number): Promise<Look[]> =>
  ask<Look[]>('GET', `/tables/${encodeURIComponent(table)}/report?match=${match}`, { timeout: SLOW });
