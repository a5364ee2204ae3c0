// Handicaps as written in the options: `2:6,3:7` requires at least six tiles of seat 2 and all seven of seat 3.
import { listed, t } from '../../../lib/words';

export function readHandicap(text: string): Map<number, number> {
  const pairs = text.split(',').filter(Boolean).map((pair) => pair.split(':').map(Number));
  return new Map(pairs.map(([seat, tiles]) => [seat ?? 0, tiles ?? 0]));
}

export const writeHandicap = (handicap: Map<number, number>): string =>
  [...handicap].sort(([a], [b]) => a - b).map(([seat, tiles]) => `${seat}:${tiles}`).join(',');

export function tellHandicap(text: string): string {
  const told = [...readHandicap(text)].map(([seat, tiles]) => t('tubyrinth-option-handicap-item', { one: seat, other: tiles }));
  return told.length > 0 ? listed(told) : t('none');
}
