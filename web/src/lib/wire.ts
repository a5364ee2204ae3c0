// What the server says: the types of the Python side, and what only the page makes of them. docs/protocol.md tells
// what they mean; the page knows no rules beyond these shapes.
import type { TableMessage as Told } from './wire.gen';

export type * from './wire.gen';

export type Seat = number;

/** The table as it is now: each message lies over the one before. */
export type TableMessage<View = unknown> = Required<Told<View>>;

/** What the views of all games have in which everybody writes the same dice. */
export interface WritingView {
  seats: number;
  round: number;
  rounds: number;
  roller: Seat;
  dice: [number, number] | null;
  written: boolean[];
}
