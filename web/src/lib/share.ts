// The device's own share sheet, where there is one; the link can be copied everywhere.
import { gameName } from './facts';
import { t } from './words';
import type { TableFacts } from './wire';

export const canShare = (): boolean => 'share' in navigator;

export function share(table: TableFacts): void {
  const text = t('share-text', { game: gameName(table.plan?.game ?? table.game) });
  // Closing the share sheet is not an error.
  navigator.share({ title: t('vierling'), text, url: table.link }).catch(() => {});
}
