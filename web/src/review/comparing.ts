// Two matches with the same dice, side by side.
import { t } from '../lib/words';
import type { Review, Step } from './review';

export interface Fork {
  /** Of the first player: the first move that was another one in the other match. */
  step: number;
  here: Step;
  there: Step;
}

/** A review of two players who were not at the same table: the first is from here, the second from there. */
export function comparable(here: Review, seat: number, there: Review, whose: number): Review {
  const own = here.seats.find((each) => each.seat === seat)!;
  const other = there.seats.find((each) => each.seat === whose)!;
  // There is little room at the ends of the curves, and most play against somebody else.
  const names = own.name === other.name ? [t('again-here'), t('again-there')] : [own.name, other.name];
  return { ...here, seats: [own, other].map((each, n) => ({ ...each, seat: n, name: names[n]! })) };
}

/** Where the two went different ways; null if they never did. */
export function parted({ seats: [own, other] }: Review): Fork | null {
  const step = own!.steps.findIndex(({ made }, n) => made.move !== other!.steps[n]?.made.move);
  const [here, there] = [own!.steps[step], other!.steps[step]];
  return here && there ? { step, here, there } : null;
}
