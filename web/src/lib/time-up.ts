// Whose time ran out between two table messages, and what to say about it.
import { Company, nameOf, type Who } from './company';
import { isPlayedByBot } from './facts';
import { note, remind } from './toasts.svelte';
import { listed, t } from './words';
import type { Hand, Seat, SeatFacts, TableMessage } from './wire';

const FEW = 4; // names that a note can hold

/** When a person's time ran out; null while the bot that moves for them has not finished the turn. */
function ranOut({ table, to_move }: TableMessage, facts: SeatFacts): number | null {
  const moving = to_move.includes(facts.seat) && table.deadline === facts.timed_out;
  return isPlayedByBot(facts) || moving ? null : facts.timed_out;
}

/** The seats whose time has run out. Of what happened before a device came, it learns only about its own. */
export function lateBetween(before: TableMessage | null, after: TableMessage): Seat[] {
  const known = before?.table.match === after.table.match ? before : null;
  const company = new Company(after);
  return after.table.seats.flatMap((facts) => {
    const old = known?.table.seats.find((each) => each.seat === facts.seat);
    const at = ranOut(after, facts);
    const fresh = at !== null && (known && old ? ranOut(known, old) !== at : company.isHere(facts.seat));
    return fresh ? [facts.seat] : [];
  });
}

/** "Time is up for Mara and Jo." */
export function othersLate(message: TableMessage, seats: Seat[]): string {
  if (seats.length > FEW) return t('time-up-many', { count: seats.length });
  return t('time-up-others', { names: listed(seats.map((seat) => nameOf(message, seat))) });
}

/** Notes for what was played here, and a short one about the others. */
export function noteTimeUp(before: TableMessage | null, after: TableMessage, tell: (hand: Hand, who: Who) => string): void {
  const company = new Company(after);
  const late = lateBetween(before, after);
  for (const hand of after.hands) {
    if (hand.seat !== null && late.includes(hand.seat)) remind(tell(hand, company.who(hand.seat)), `time-up-${hand.seat}`);
  }
  const others = late.filter((seat) => !company.isHere(seat));
  if (others.length > 0) note(othersLate(after, others));
}
