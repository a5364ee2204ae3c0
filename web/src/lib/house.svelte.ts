// What the server says to everybody. Asked for when a page opens and when somebody comes back to it.
import { askHouse, type HouseFacts } from './keeping';
import { remind } from './toasts.svelte';

export const house = $state<{ facts: HouseFacts | null }>({ facts: null });

export async function lookAtHouse(): Promise<void> {
  try {
    house.facts = await askHouse();
  } catch {
    // The next look may find it.
  }
}

/** At a table there is no room to spare: the notice lies on top until the table is used. */
export async function readNotice(): Promise<void> {
  await lookAtHouse();
  if (house.facts?.notice) remind(house.facts.notice, 'notice');
}
