// Everything for another device of the same person: a backup, and the keys to their seats.
import { addHost, addSeat, allKeys, isToken } from '../lib/keyring';
import { backUp, BadFile, readBackup, takeIn } from './backup';
import { list, object, orNull, text, Unfit } from './checking';

interface Opened {
  id: string;
  host: string | null;
  seats: string[];
}

const keys = list(object({ id: text, host: orNull(text), seats: list(text) }));

export async function packUp(now: Date): Promise<string> {
  const opened: Opened[] = allKeys().map(({ id, host, seats }) => ({ id, host, seats }));
  return JSON.stringify({ ...(await backUp(now)), keys: opened });
}

function readKeys(content: string): Opened[] {
  const found: unknown = JSON.parse(content).keys;
  try {
    keys(found, 'keys');
  } catch (problem) {
    if (problem instanceof Unfit) throw new BadFile('unfit', { where: problem.where, expected: problem.expected });
    throw problem;
  }
  return found as Opened[];
}

/** Takes in what another device packed up; returns how many matches are new here. */
export async function unpack(content: string): Promise<number> {
  const backup = readBackup(content);
  const opened = readKeys(content);
  const count = await takeIn(backup);
  // The latest table was listed first, and the one added last is the latest.
  for (const { id, host, seats } of opened.reverse()) {
    for (const token of seats.filter(isToken)) addSeat(id, token);
    if (isToken(host)) addHost(id, host);
  }
  return count;
}
