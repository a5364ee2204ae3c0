// Who was to add to the dice of a match and did not.
import type { Seat, TableFacts } from '../lib/wire';

/** The seats whose device had committed to a nonce and did not open it in time. */
export function leftOut({ pact }: TableFacts): Seat[] {
  if (!pact?.settled) return [];
  const opened = new Set(pact.nonces.map(([seat]) => seat));
  return pact.commitments.map(([seat]) => seat).filter((seat) => !opened.has(seat));
}

/** Those whom nobody has been told about: the dice roll without them from now on. */
export function newlyLeftOut(before: TableFacts, now: TableFacts): Seat[] {
  const known = before.pact?.settled && before.pact.match === now.pact?.match;
  return known ? [] : leftOut(now);
}
