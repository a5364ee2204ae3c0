import { listed, t } from '../../../lib/words';

export const readNumbers = (text: string): string[] => text.split(',').filter(Boolean);

/** "1, 2 and 3", or none */
export const tellNumbers = (text: string): Promise<string> =>
  Promise.resolve(text ? listed(readNumbers(text)) : t('none'));
