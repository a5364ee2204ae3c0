// An instant match: one request makes the table, seats the player and the bots, and rolls the first dice.
import { makeTable } from './api';
import { addHost, addSeat, allKeys, freshToken, ownName } from './keyring';
import { look } from './own-tables';
import { go } from './router';
import { t } from './words';
import type { Options, TableAnswer } from './wire';

/** Whether this is the match that somebody wants who wants to play alone: nothing has happened in it yet. */
function isFresh(table: TableAnswer, game: string, options: Options): boolean {
  const same = Object.keys(table.options).every((name) => table.options[name] === (options[name] ?? null));
  const own = table.origin === null && table.dice === null;
  const alone = own && table.places === 1 && table.seats.length === 1 && table.clock === null;
  return table.game === game && same && alone && table.phase === 'playing' && table.match === 1 && !table.touched;
}

/** The newest table of this game, if it was made for one and not played at. */
async function untouched(game: string, options: Options): Promise<string | null> {
  const keys = allKeys().find((each) => each.game === game && each.host && each.seats.length === 1);
  const own = keys ? await look(keys) : null;
  return own?.table && isFresh(own.table, game, options) ? own.table.id : null;
}

export async function playNow(game: string, options: Options, bots: string[] = []): Promise<void> {
  const waiting = bots.length === 0 ? await untouched(game, options) : null;
  if (waiting) return go(`/t/${waiting}`);
  const host = freshToken();
  const seat = freshToken();
  const { commitment, keep } = await (await import('../fair/nonces')).pledge();
  const table = await makeTable({
    ...(commitment && { commitment }),
    token: host,
    game,
    options,
    places: 1 + bots.length,
    people: [{ name: ownName() || t('you'), token: seat }],
    bots,
    start: true,
  });
  keep(table.id);
  addHost(table.id, host);
  addSeat(table.id, seat);
  go(`/t/${table.id}`);
}
