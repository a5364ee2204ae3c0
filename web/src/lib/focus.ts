// The focus is never lost: when the focused element goes away, the page's heading takes over.
let last: EventTarget | null = null;
addEventListener('focusin', (event) => (last = event.target), true);

export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** Whether nothing is focused, or only the heading that took over. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === document.body || focused?.tagName === 'H1';
}

export function rescueFocus(): void {
  const gone = last instanceof Element && !last.isConnected;
  if (gone && document.activeElement === document.body) focusHeading();
}
