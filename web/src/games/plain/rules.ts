// All rules that a game has words for, in the order of their file, as `vierling rules` prints them.
import type { Rules } from '../../lib/rules';
import { keysFrom } from '../../lib/words';

export interface Section {
  heading: string;
  lines: string[];
}

/** Words that are told something nobody knows here are for elsewhere. */
const isTold = (text: string) => !/\{\$\w+\}/.test(text);

/** Paragraphs under their headings; a heading above nothing is left out, and so is what stands below an empty one. */
export function sectionsOf(game: string, rules: Rules): Section[] {
  const start = `${game}-rules-`;
  const names = keysFrom(start).map((key) => key.slice(start.length)).filter((name) => !name.startsWith('drawn-'));
  const isAbove = (name: string) => names.some((other) => other.startsWith(`${name}-`));
  const isBelow = (name: string) => names.some((other) => name.startsWith(`${other}-`));
  const textOf = (name: string) => [rules(name)].filter((text) => text && isTold(text));
  return names.flatMap((name) => {
    if (isBelow(name)) return [];
    if (!isAbove(name)) return textOf(name).map((line) => ({ heading: '', lines: [line] }));
    const lines = names.filter((other) => other.startsWith(`${name}-`)).flatMap(textOf);
    return lines.length > 0 ? textOf(name).map((heading) => ({ heading, lines })) : [];
  });
}
