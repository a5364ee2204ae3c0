// What the server says: the types of the Python side, and what the page derives from them. docs/protocol.md explains
// them; the page knows no rules beyond these shapes.
import type { TableMessage as Told } from './wire.gen';

export type * from './wire.gen';

export type Seat = number;

/** The table as it is now: each message is merged into the one before. */
export type TableMessage<View = unknown> = Required<Told<View>>;

/** What the views have in common in games where everybody writes the same dice. */
export interface WritingView {
  seats: number;
  round: number;
  rounds: number;
  roller: Seat;
  dice: [number, number] | null;
  written: boolean[];
}
