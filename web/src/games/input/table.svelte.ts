// The table as shown: if a stone is turned over and laid at once, it is shown in between.
import { untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { InputView, Past } from './view';

const LOOK = 1100; // milliseconds: time to see a stone's face before it is laid
const HALF = 180; // milliseconds: halfway through the turn, when the stone is edge-on

/** What was touched between two consecutive views; null if nothing was, or more than one stone. */
export function touchedBetween(before: InputView, after: InputView): Past | null {
  if (!after.last || before.hand || before.mover !== after.last.seat) return null;
  const same = after.turn === before.turn && after.hand !== null;
  return same || after.turn === before.turn + 1 ? after.last : null;
}

export class ShownTable {
  private between = $state.raw<InputView | null>(null);
  /** The face that the turning stone still shows. */
  turning = $state<string | null>(null);
  /** Counts the stones that have been turned. */
  turns = $state(0);
  private before: InputView | null = null;

  constructor(private now: () => { view: InputView; match: number }) {
    // Before drawing, so that nobody sees the end first.
    $effect.pre(() => {
      void this.step;
      return untrack(() => this.follow(this.now().view));
    });
  }

  /** Other table messages, e.g. about somebody's arrival, are not steps of the match. */
  private step = $derived.by(() => {
    const { view, match } = this.now();
    return [match, view.turn, view.hand?.origin, view.last?.origin, view.last?.to].join(' ');
  });

  get view(): InputView {
    return this.between ?? this.now().view;
  }

  /** Nobody acts while a stone turns. */
  get busy(): boolean {
    return this.between !== null;
  }

  private follow(view: InputView): (() => void) | undefined {
    const before = this.before;
    this.before = view;
    const past = before && touchedBetween(before, view);
    if (!before || !past) {
      if (!before || before.turn !== view.turn) this.between = null;
      return undefined;
    }
    const lay = this.turn(before, past);
    if (view.hand) return lay;
    this.between = interim(before, past);
    const look = setTimeout(() => (this.between = null), LOOK);
    return () => {
      lay();
      clearTimeout(look);
      this.between = null;
    };
  }

  private turn(before: InputView, past: Past): () => void {
    const above = before.stones[past.seat]?.find((stone) => stone.at === past.origin)?.top ?? null;
    if (above === past.face) return () => {}; // it was left unflipped
    this.turns += 1;
    if (prefersReducedMotion.current) return () => {};
    this.turning = above;
    const half = setTimeout(() => (this.turning = null), HALF);
    return () => {
      clearTimeout(half);
      this.turning = null;
    };
  }
}

/** The table while the stone is in the air. */
function interim(before: InputView, past: Past): InputView {
  const stones = before.stones.map((own, seat) => (seat === past.seat ? own.filter((stone) => stone.at !== past.origin) : own));
  const hand = { ...past, flipped: true, places: [], barred: [], notes: null };
  return { ...before, stones, hand, stakes: [], last: { ...past, to: null } };
}
