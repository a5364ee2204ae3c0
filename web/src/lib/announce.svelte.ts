// One polite and one assertive live region for the whole page; App.svelte adds them to the document.
export const heard = $state({ polite: '', assertive: '' });

const waiting: Record<keyof typeof heard, string[]> = { polite: [], assertive: [] };

/** Says a text to a screen reader. Texts in quick succession become one announcement, since a
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
