// Short patterns on phones: how long it shakes, how long it rests, and so on, in milliseconds.
import type { Buzz } from './due';
import { settings } from './settings.svelte';

const patterns: Record<Buzz, number[]> = { turn: [40], hurry: [60, 60, 60], call: [120, 60, 120] };

/** A desktop's browser may know how to, and have nothing to shake. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

export function vibrate(buzz: Buzz): void {
  if (canVibrate() && navigator.userActivation.hasBeenActive) navigator.vibrate(patterns[buzz]);
}

/** If that was chosen. */
export const buzz = (kind: Buzz): void => void (settings.vibration === 'on' && vibrate(kind));
