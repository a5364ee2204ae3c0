// What a key does with the tiles; null if it means something else.
import type { Hold } from './bench.svelte';

export type Key =
  | { what: 'take'; number: number }
  | { what: 'step'; down: number; right: number }
  | { what: 'turn' | 'flip' | 'lay' | 'lift' | 'back' | 'call' };

const steps: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Buttons, fields and open dialogs keep their own keys. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role=menu]')) return true;
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
const isControl = (target: EventTarget | null) => target instanceof Element && target.closest('button, a, summary') !== null;

export function keyOf(event: KeyboardEvent, hold: Hold | null): Key | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return null;
  const { key } = event;
  const step = steps[key];
  if (step) return hold?.by === 'keys' ? { what: 'step', down: step[0], right: step[1] } : null;
  if (/^[1-7]$/.test(key)) return { what: 'take', number: Number(key) };
  if (key === 'r' || key === 'R') return { what: 'turn' };
  if (key === 'f' || key === 'F') return { what: 'flip' };
  if (key === 'Delete' || key === 'Backspace') return { what: 'lift' };
  if (key === 'Escape') return hold ? { what: 'back' } : null;
  if (isControl(event.target) || event.repeat) return null;
  if (key === 'Enter') return hold?.by === 'keys' ? { what: 'lay' } : null;
  return key === ' ' && !hold ? { what: 'call' } : null;
}
