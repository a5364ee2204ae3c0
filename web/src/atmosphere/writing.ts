// Games in which everybody writes the same dice sound alike.
import type { SoundName } from './sounds';

interface Writing {
  round: number;
  grid?: number;
  dice: unknown;
  written: boolean[];
  entry: unknown;
}

const count = ({ written }: Writing) => written.filter(Boolean).length;
const page = ({ grid = 0, round, dice }: Writing) => `${grid} ${round} ${dice !== null}`;

export function writingSounds(before: Writing | null, after: Writing): SoundName[] {
  const rolled: SoundName[] = after.dice === null ? [] : ['dice'];
  if (before === null) return rolled;
  if (page(before) !== page(after)) return ['writing', ...rolled]; // the last hand has turned the page
  const changed = after.entry !== null && JSON.stringify(after.entry) !== JSON.stringify(before.entry);
  return changed || count(after) > count(before) ? ['writing'] : [];
}
