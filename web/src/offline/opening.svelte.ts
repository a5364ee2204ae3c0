// What people see while they wait for the house in this browser, which may have to be fetched first.
import { mount, unmount } from 'svelte';
import Opening from './Opening.svelte';
import { learnWords } from './words';

const SOON = 1000; // milliseconds; it may be open before

/** How much has come, from 0 to 1; null if this device has it all. */
export const opening = $state<{ share: number | null }>({ share: null });

let soon: ReturnType<typeof setTimeout> | undefined;
let shown: ReturnType<typeof mount> | undefined;

export function showOpening(): void {
  soon ??= setTimeout(show, SOON);
}

async function show(): Promise<void> {
  const known = await learnWords().then(() => true, () => false);
  if (known && soon && !shown) shown = mount(Opening, { target: document.body });
}

export function stopShowing(): void {
  clearTimeout(soon);
  if (shown) unmount(shown);
  soon = shown = undefined;
  opening.share = null;
}
