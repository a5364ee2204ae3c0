import { Refusal } from './api';
import { warn } from './toasts.svelte';

/** Sends the server a request; a refusal is shown as a note. True if it succeeded. */
export async function attempt(task: () => Promise<unknown>): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    warn(refusal.message);
    return false;
  }
}
