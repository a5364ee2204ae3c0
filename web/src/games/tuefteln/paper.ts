// Sheets as text, and what to call them.
import { sheetName } from '../../lib/sheets';
import { t } from '../../lib/words';
import type { GameFacts, Options } from '../../lib/wire';
import { kindOf, side } from './view';

export const sheetOption = 'sheet';
export const blankSheet = '.'.repeat(side * side);

/** "Reconstructed sheet", or the name of a custom sheet. */
export async function sourceOf(facts: GameFacts | null, options: Options): Promise<string> {
  if (!facts) return '';
  const name = await sheetName(facts, options, sheetOption).catch(() => '');
  return name === t('sheet-shipped') ? t('tuefteln-reconstructed') : name;
}

/** Rows separated by slashes, as in the options. */
export const writePaper = (signs: string): string => signs.match(/.{6}/g)?.join('/') ?? '';

/** The 36 signs of a typed text; null if it is not a complete sheet. Blanks and comments are ignored. */
export function readPaper(text: string): string | null {
  const lines = text.replaceAll('/', '\n').split('\n');
  const signs = lines.filter((line) => !line.trim().startsWith('#')).join('').replace(/\s/g, '');
  return signs.length === side * side ? signs : null;
}

/** A sheet with colours is for side B, any other for side A. */
export const sideOf = (signs: string): 'A' | 'B' =>
  [...signs].some((sign) => kindOf(sign) === 'colour') ? 'B' : 'A';
