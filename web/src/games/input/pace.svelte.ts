// How long another hand's move is shown; chosen on this device.
import { keep, kept } from '../../lib/device';

export const paces = ['slow', 'normal', 'fast', 'tap'] as const;
export type Pace = (typeof paces)[number];

/** Milliseconds; until somebody taps, if that is the pace. */
const LOOKS: Record<Pace, number> = { slow: 3000, normal: 1500, fast: 500, tap: Infinity };

const stored = kept('input-pace');
export const pace = $state<{ chosen: Pace }>({ chosen: paces.find((each) => each === stored) ?? 'normal' });

export function choosePace(chosen: Pace): void {
  pace.chosen = chosen;
  keep('input-pace', chosen === 'normal' ? null : chosen);
}

export const lookAtOthers = (): number => LOOKS[pace.chosen];
