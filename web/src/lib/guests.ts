// Whose name the host has hidden is called a guest by everybody.
import { t } from './words';
import type { TableFacts } from './wire';

export function withGuests<T extends Pick<TableFacts, 'seats'>>(table: T): T {
  if (!table.seats.some((seat) => seat.muted)) return table;
  const seats = table.seats.map((seat) => (seat.muted ? { ...seat, name: t('guest', { seat: seat.seat + 1 }) } : seat));
  return { ...table, seats };
}
