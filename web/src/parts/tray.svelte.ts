// A turned page settles before the next dice roll over it: the last number and its score are still
// being written. Until then the old roll lies in the tray, and taps wait with it.
import { untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';

const SETTLE = 300;

/** The roll that lies in the tray; `roll` names it. Made while a component is made. */
export class TrayRoll<Rolled extends { roll: number }> {
  shown: Rolled = $state.raw() as Rolled;

  constructor(private rolled: () => Rolled) {
    this.shown = untrack(rolled);
    $effect(() => {
      const { roll } = rolled();
      if (roll === this.shown.roll) return;
      const next = untrack(rolled);
      const wait = setTimeout(() => (this.shown = next), prefersReducedMotion.current ? 0 : SETTLE);
      return () => clearTimeout(wait);
    });
  }

  get settling(): boolean {
    return this.rolled().roll !== this.shown.roll;
  }
}
