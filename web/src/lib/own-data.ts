// What this device can have the server forget, and what its owner can take along.
import { Refusal } from './api';
import { backUp } from '../me/backup';
import { keep } from './device';
import { exportTable, forgetName } from './keeping';
import { allKeys } from './keyring';

/** Of a table that cannot be had: why. */
const refused = (table: string) => (refusal: unknown) => {
  if (!(refusal instanceof Refusal)) throw refusal;
  return { table, problem: refusal.message };
};

/** Everything of this device and its seats as JSON, in a file that the history can take in again. One table after another: there may be sixty. */
export async function ownData(now: Date): Promise<string> {
  const tables: unknown[] = [];
  for (const { id, host, seats } of allKeys()) {
    const tokens = host ? [...seats, host] : seats;
    if (tokens.length > 0) tables.push(await exportTable(id, tokens).catch(refused(id)));
  }
  return JSON.stringify({ ...(await backUp(now)), tables }, null, 2);
}

/** Has the name removed at every table of this device, and from the device. What could not be done is told. */
export async function removeName(): Promise<{ tables: number; problems: string[] }> {
  const problems = new Set<string>();
  let tables = 0;
  for (const { id, seats } of allKeys()) {
    for (const token of seats) {
      try {
        await forgetName(id, token);
        tables += 1;
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal;
        // A seat that is no longer ours, or a table that is gone, has no name of ours either.
        if (refusal.status !== 403 && refusal.status !== 404) problems.add(refusal.message);
      }
    }
  }
  if (problems.size === 0) keep('name', null);
  return { tables, problems: [...problems] };
}
