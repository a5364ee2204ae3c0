// A refusal is in the language it was asked in: in another one it has to be asked for again.
import { untrack } from 'svelte';
import { language } from './words';

/** For a component that shows a refusal for good: called whenever somebody switches to another language. */
export function whenSpokenAnew(ask: () => void): void {
  let spoken = language();
  $effect(() => {
    if (language() === spoken) return;
    spoken = language();
    untrack(ask);
  });
}
