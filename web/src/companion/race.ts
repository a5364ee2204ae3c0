// Points of a round that all play at the same time, by the order of their calls. What each call brings is told by the
// game's stages: this only walks from one to the next.
import type { Race } from './companion.gen';

export interface Called {
  seat: number;
  /** Null as long as nobody has looked. */
  verdict: string | null;
}

/** What a round brings a player. */
export interface Share {
  points: number;
  /** Null for whoever has not called, or was wrong. */
  rank: number | null;
  /** Null for whoever has not called. */
  verdict: string | null;
}

export interface RoundShares {
  shares: Share[];
  /** Nobody can win anything any more. */
  closed: boolean;
}

/** By seat. Calls that nobody has looked at bring nothing yet. */
export function sharesOf(race: Race, calls: Called[], seats: number): RoundShares {
  const shares = new Map<number, Share>();
  let stage = race.stages[race.first]!;
  let closed = false;
  for (const { seat, verdict } of calls) {
    const call = verdict === null || closed ? undefined : stage.calls[verdict];
    shares.set(seat, { points: call?.points ?? 0, rank: call?.rank ?? null, verdict });
    if (call?.then === null) closed = true;
    else if (call) stage = race.stages[call.then!]!;
  }
  const rest: Share = { points: stage.rest, rank: null, verdict: null };
  return { shares: Array.from({ length: seats }, (_, seat) => shares.get(seat) ?? rest), closed };
}

/** How a call can be judged. */
export const verdictsOf = (race: Race): string[] => Object.keys(race.stages[race.first]!.calls);
