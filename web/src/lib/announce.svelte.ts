// One polite and one assertive live region for the whole page; App.svelte puts them into the document.
export const heard = $state({ polite: '', assertive: '' });

const waiting: Record<keyof typeof heard, string[]> = { polite: [], assertive: [] };

/** Says a text to a screen reader. What is said within a moment becomes one announcement, since a
 *  live region that changes twice at once loses its first text. */
export function say(text: string, assertive = false): void {
  const region = assertive ? 'assertive' : 'polite';
  waiting[region].push(text);
  if (waiting[region].length > 1) return;
  setTimeout(() => {
    const next = waiting[region].splice(0).join(' ');
    // The same words again are news too: a no-break space makes the region change.
    heard[region] = heard[region] === next ? `${next}\u00a0` : next;
  }, 120);
}
