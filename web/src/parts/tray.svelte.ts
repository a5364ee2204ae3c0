// A turned page settles before the next dice roll: the last number and its score are still being
// written. Until then the old roll stays in the tray, and taps are ignored.
import { untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';

const SETTLE = 300;

/** The roll in the tray, identified by `roll`. Has to be created during component initialisation. */
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
