// What the server says: the types of the Python side, and what the page derives from them. docs/protocol.md explains
// them; the page knows no rules beyond these shapes.
export type * from './wire.gen';

export type Seat = number;

/** What the views have in common in games where everybody writes the same dice. */
export interface WritingView {
  seats: number;
  round: number;
  rounds: number;
  roller: Seat;
  dice: [number, number] | null;
  written: boolean[];
}
