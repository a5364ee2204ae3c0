// What each player is doing, as far as everybody may know.
import type { SeatFacts } from '../../lib/wire';
import type { TubyrinthView } from './view';

export interface Doing {
  what: 'called' | 'out' | 'passed' | 'building' | 'ready' | 'waiting' | 'away';
  rank: number;
  seconds: number;
}

/** A seat's position in the order of calls. */
export const rankOf = (calls: (number | null)[], seat: number): number => {
  const mine = calls[seat] ?? Infinity;
  return 1 + calls.filter((at) => at !== null && at < mine).length;
};

export function doingOf(view: TubyrinthView, facts: SeatFacts, now: number): Doing {
  const { seat } = facts;
  const called = view.calls[seat] ?? null;
  const rest = { rank: rankOf(view.calls, seat), seconds: called === null ? 0 : Math.max(0, Math.floor((now - called) / 1000)) };
  if (view.phase === 'gather') {
    if (view.going[seat] !== null) return { what: 'ready', ...rest };
    return { what: isAway(facts) ? 'away' : 'waiting', ...rest };
  }
  if (called !== null) return { what: isOut(view, seat) ? 'out' : 'called', ...rest };
  if (view.passes[seat] !== null) return { what: 'passed', ...rest };
  return { what: isAway(facts) ? 'away' : 'building', ...rest };
}

const isAway = (facts: SeatFacts) => facts.kind === 'person' && !facts.present && facts.standin === null;

/** Where only the winner scores, a call that did not end the round was wrong, and its player is out of it. */
export const isOut = (view: TubyrinthView, seat: number): boolean =>
  view.seats > 1 && !view.sand && view.won === null && view.calls[seat] !== null;

/** Whole seconds until the sand is out; null as long as it does not run. */
export function sandLeft(view: TubyrinthView, now: number): number | null {
  const first = view.sand ? firstCall(view) : null;
  return first && Math.ceil(Math.max(0, first.at + view.options.hourglass * 1000 - now) / 1000);
}

/** Who turned the hourglass, and since when. */
export function firstCall(view: TubyrinthView): { seat: number; at: number } | null {
  let first: { seat: number; at: number } | null = null;
  for (const [seat, at] of view.calls.entries()) if (at !== null && (!first || at < first.at)) first = { seat, at };
  return first;
}
