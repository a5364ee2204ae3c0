// Whose name the host has hidden is called a guest by everybody; a guest without a seat, an onlooker.
import { t } from './words';
import type { TableFacts } from './wire';

const called = <P extends { name: string; muted: boolean }>(people: P[], key: string): P[] =>
  people.every((each) => !each.muted) ? people : people.map((each, place) => (each.muted ? { ...each, name: t(key, { seat: place + 1 }) } : each));

export const withGuests = <T extends Pick<TableFacts, 'seats' | 'guests'>>(table: T): T => ({
  ...table,
  seats: called(table.seats, 'guest'),
  guests: called(table.guests, 'onlooker'),
});
