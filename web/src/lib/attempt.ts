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

export type NameTaken = Promise<Refusal | 'done' | 'failed'>;

/** Sends the server a name. A refusal that is about the name is answered, for its field to show; any other is a note. */
export async function attemptName(task: () => Promise<unknown>): NameTaken {
  try {
    await task();
    return 'done';
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.problem.where?.endsWith('.name')) return refusal;
    warn(refusal.message);
    return 'failed';
  }
}

const underWay = new Set<string>();

/** The same, but never twice at once: a second tap on the same thing is not a second wish. */
export async function attemptOnce(what: string, task: () => Promise<unknown>): Promise<boolean> {
  if (underWay.has(what)) return false;
  underWay.add(what);
  try {
    return await attempt(task);
  } finally {
    underWay.delete(what);
  }
}
