// Card sets as text: the single word of the options, and the lines that a person types.
import { savedSheets } from '../../lib/sheets';
import { t } from '../../lib/words';
import { box, game } from './box';
import { readCards, type Strip } from './drawing';

export const cardsOption = 'cards';

export const wordOf = (cards: Strip[][]): string => cards.map((card) => card.join('')).join('/');

/** As a person would type it. */
export const linesOf = (word: string): string =>
  readCards(word).map((card, number) => `${number} ${card.join(' ')}`).join('\n');

/** Ours, one saved on this device, or somebody's own. */
export async function cardsName(word: string): Promise<string> {
  const saved = savedSheets(game).find(({ options }) => options[cardsOption] === word);
  if (saved) return saved.name;
  return t(word === '' || word === (await box()).cards ? 'sheet-shipped' : 'input-cards-other');
}
