// Short notes at the edge of the table; they stay for five seconds and are also read out.
import { say } from './announce.svelte';

export interface Toast {
  key: number;
  text: string;
  wrong: boolean;
  /** A newer note about the same replaces it. */
  about: string;
  /** Stays until the page is used again. */
  lasting: boolean;
}

const STAYS = 5000; // milliseconds
let last = 0;
export const toasts = $state<Toast[]>([]);

export function dismiss(key: number): void {
  const place = toasts.findIndex((toast) => toast.key === key);
  if (place >= 0) toasts.splice(place, 1);
}

function show(text: string, rest: Partial<Toast> = {}): number {
  const toast = { key: ++last, text, wrong: false, about: text, lasting: false, ...rest };
  const same = toasts.find(({ about }) => about === toast.about);
  if (same) dismiss(same.key);
  toasts.push(toast);
  return toast.key;
}

const fade = (key: number) => setTimeout(() => dismiss(key), STAYS);

/** Calls once, when a key or a pointer is pressed. */
function whenUsed(act: () => void): void {
  const used = new AbortController();
  const once = () => {
    used.abort();
    act();
  };
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, once, { signal: used.signal });
}

export function note(text: string): void {
  fade(show(text));
  say(text);
}

export function warn(text: string): void {
  fade(show(text, { wrong: true }));
  say(text, true);
}

/** For somebody who may have looked away: its five seconds begin when the page is used again. */
export function remind(text: string, about: string): void {
  const key = show(text, { about, lasting: true });
  whenUsed(() => fade(key));
  say(text, true);
}
