// Short notes at the edge of the table; they stay for five seconds and are also read out.
import { say } from './announce.svelte';

export interface Toast {
  key: number;
  text: string;
  wrong: boolean;
}

let last = 0;
export const toasts = $state<Toast[]>([]);

export function dismiss(key: number): void {
  const place = toasts.findIndex((toast) => toast.key === key);
  if (place >= 0) toasts.splice(place, 1);
}

function show(text: string, wrong: boolean): void {
  const same = toasts.find((toast) => toast.text === text);
  if (same) dismiss(same.key);
  const key = ++last;
  toasts.push({ key, text, wrong });
  say(text, wrong);
  setTimeout(() => dismiss(key), 5000);
}

export const note = (text: string): void => show(text, false);
export const warn = (text: string): void => show(text, true);
