// An instant match: one request makes the table, seats the player and the bots, and rolls the first dice.
import { makeTable } from './api';
import { addHost, addSeat, freshToken, ownName } from './keyring';
import { go } from './router';
import { t } from './words';
import type { Options } from './wire';

export async function playNow(game: string, options: Options, bots: string[] = []): Promise<void> {
  const host = freshToken();
  const seat = freshToken();
  const table = await makeTable({
    token: host,
    game,
    options,
    places: 1 + bots.length,
    people: [{ name: ownName() || t('you'), token: seat }],
    bots,
    start: true,
  });
  addHost(table.id, host);
  addSeat(table.id, seat);
  go(`/t/${table.id}`);
}
