// The focus is never lost: where the focused element goes away, the page's heading takes over.
let last: EventTarget | null = null;
addEventListener('focusin', (event) => (last = event.target), true);

export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

export function rescueFocus(): void {
  const gone = last instanceof Element && !last.isConnected;
  if (gone && document.activeElement === document.body) focusHeading();
}
