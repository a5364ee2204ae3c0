// What to call faces, stones, places and cards.
import type { Company } from '../../lib/company';
import { listed, t } from '../../lib/words';
import type { Seat } from '../../lib/wire';
import { onCard, type Seen } from './view';

export const faceName = (face: string): string => t('input-face', { face });
const faceNames = (faces: string): string => listed([...faces].map(faceName));

/** "supply 3" or "place 2 of the 5" */
export function spotName(spot: string): string {
  const found = onCard(spot);
  return found ? t('input-spot', found) : t('input-spot-supply', { slot: spot.slice(1) });
}

/** What the notes say is below. */
export const noteWords = (notes: string | null): string => {
  if (!notes) return '';
  return notes.length === 1 ? t('input-below', { face: faceName(notes) }) : t('input-below-one-of', { faces: faceNames(notes) });
};

/** "Your stone on 2, place 1, round" */
export function stoneName(company: Company, seat: Seat, stone: Seen): string {
  const found = onCard(stone.at);
  const face = faceName(stone.top);
  const who = company.who(seat);
  const told = found ? t('input-stone-on', { ...who, ...found, face }) : t('input-stone-supply', { ...who, slot: stone.at.slice(1), face });
  return [told, noteWords(stone.notes)].filter(Boolean).join(', ');
}
