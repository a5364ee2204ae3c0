// What the server says to everybody. Asked for when a page opens and when somebody comes back to it.
import { askHouse, type HouseFacts } from './api';

export const house = $state<{ facts: HouseFacts | null }>({ facts: null });

export async function lookAtHouse(): Promise<void> {
  try {
    house.facts = await askHouse();
  } catch {
    // The next look may find it.
  }
}
