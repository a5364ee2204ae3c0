import { note, warn } from './toasts.svelte';
import { t } from './words';

/** Copies through a selection: pages without https, as on a home network, have no clipboard API. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  const before = document.activeElement;
  field.value = text;
  field.className = 'visually-hidden';
  // Inside an open dialog, since nothing outside it can be selected.
  (before?.closest('dialog, [popover]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

export async function copy(text: string): Promise<void> {
  const copied = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => copySelected(text),
  );
  if (copied) note(t('copied'));
  else warn(t('not-copied'));
}
