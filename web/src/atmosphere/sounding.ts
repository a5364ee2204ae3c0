// Which sounds belong to what a game shows. Each game says so itself, in its sounds.ts; others are silent.
import { hasScreens } from '../games';
import type { SoundName } from './sounds';

/** What is heard when one view follows another; null before the first view of a match. */
export type Sounding<View = any> = (before: View | null, after: View) => SoundName[];

const files = import.meta.glob<{ default: Sounding }>('../games/*/sounds.ts');
const silent: Sounding = () => [];

export async function soundingOf(game: string): Promise<Sounding> {
  const found = hasScreens(game) ? files[`../games/${game}/sounds.ts`] : undefined;
  return found ? (await found()).default : silent;
}
