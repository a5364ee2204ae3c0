// A match that was noted under one table belongs to another: it goes on in the history as the same match.
import { keep, kept, keptKeys } from '../lib/device';
import { drop, putAll, take } from './drawers';
import { noteLeft } from './noting';
import { keyOf, type Played } from './played';

interface Place {
  table: string;
  match: number;
}

export async function renameMatch(from: Place, to: Place): Promise<void> {
  await noteLeft();
  const [old, key] = [keyOf(from.table, from.match), keyOf(to.table, to.match)];
  renameResults(old, key);
  const played = await take<Played>('matches', old);
  if (!played) return;
  await putAll({ matches: [{ ...played, ...to, key } as Played] });
  await drop('matches', old);
}

/** Results of solo matches, which the tables compare theirs with. */
function renameResults(old: string, key: string): void {
  for (const name of keptKeys().filter((each) => each.startsWith('solo.'))) {
    const text = kept(name)!;
    if (text.includes(`"${old}"`)) keep(name, text.replace(`"${old}"`, `"${key}"`));
  }
}
