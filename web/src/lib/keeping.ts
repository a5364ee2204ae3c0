// What the server keeps, and how to have it closed, deleted, forgotten or handed over. Few visitors need it.
import { ask, at, SLOW } from './api';

/** What this server says to everybody, and after how many days without a visit it packs and deletes a table; 0 is never. */
export interface HouseFacts {
  notice: string | null;
  archive_days: number;
  delete_days: number;
}

export const askHouse = () => ask<HouseFacts>('GET', '/house');
export const closeTable = (id: string, token: string) => ask('POST', at(id, '/close'), { token });
export const deleteTable = (id: string, token: string) => ask('DELETE', at(id), { token });
export const forgetName = (id: string, token: string) => ask('DELETE', at(id, '/name'), { token });
export const exportTable = (id: string, tokens: string[]) => ask<unknown>('POST', at(id, '/export'), { body: { tokens }, timeout: SLOW });
