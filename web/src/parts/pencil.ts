// How numbers appear on paper: slightly crooked, and written rather than switched on.
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

/** A fixed fraction between 0 and 1 for each spot, so that nothing on the paper ever jumps. */
export function settled(spot: number, salt = 0): number {
  let mixed = Math.imul(spot + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

/** The handwriting at this spot: rotated by up to 3.2 degrees, shifted by up to 3 %. */
export function slant(spot: number): string {
  const swing = (salt: number, most: number) => ((settled(spot, salt) * 2 - 1) * most).toFixed(2);
  return `rotate: ${swing(0, 3.2)}deg; translate: ${swing(1, 3)}% ${swing(2, 3)}%`;
}

const fade = (delay = 0): TransitionConfig => ({ delay, duration: 120, css: (t) => `opacity: ${t}` });

/** Writes a number, wiping from left to right. */
export function write(_paper: Element): TransitionConfig {
  if (prefersReducedMotion.current) return fade();
  return {
    duration: 220,
    css: (_t, left) => `clip-path: inset(-20% ${(left * 140 - 20).toFixed(1)}% -20% -20%)`,
  };
}

/** A number's points appear a moment after it. */
export function earn(_paper: Element): TransitionConfig {
  if (prefersReducedMotion.current) return fade();
  return {
    delay: 260,
    duration: 220,
    easing: cubicOut,
    css: (t) => `opacity: ${t}; scale: ${0.86 + 0.14 * t}`,
  };
}
