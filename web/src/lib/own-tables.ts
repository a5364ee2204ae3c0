// The tables of this device, with what the server knows about them now.
import { lookAtTable, Refusal } from './api';
import { allKeys, forgetTable, type Keys } from './keyring';
import type { TableAnswer } from './wire';

export interface OwnTable {
  keys: Keys;
  /** Null while the server cannot be reached. */
  table: TableAnswer | null;
}

export async function look(keys: Keys): Promise<OwnTable | null> {
  try {
    return { keys, table: await lookAtTable(keys.id) };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.status !== 404) return { keys, table: null };
    forgetTable(keys.id);
    return null;
  }
}

export async function ownTables(most: number, wanted: (keys: Keys) => boolean = () => true): Promise<OwnTable[]> {
  const all = await Promise.all(allKeys().filter(wanted).slice(0, most).map(look));
  return all.filter((each) => each !== null);
}
