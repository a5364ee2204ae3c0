// The words of the house in this browser: what it refuses, and what guided matches say.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { elide } from '../lib/elision';

const files = import.meta.glob<string>(
  [
    '../../../src/vierling/words/*/errors.ftl',
    '../../../src/vierling/games/*/words/{en,de,fr}.ftl',
    '../../../src/vierling/games/*/words/*-lesson.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const bundles = new Map<string, FluentBundle>();

/** To be called before the first word in a language. */
export async function learn(language: string): Promise<void> {
  if (bundles.has(language)) return;
  const own = Object.entries(files).filter(([path]) => new RegExp(`/words/${language}[/.-]`).test(path));
  const texts = await Promise.all(own.map(([, load]) => load()));
  const functions = { ELIDE: ([word, name]: unknown[]) => elide(`${word}`, `${name}`) };
  const bundle = new FluentBundle(language, { useIsolating: false, functions });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
}

/** Empty if there is no text. */
export function say(language: string, key: string, params: string): string {
  const bundle = bundles.get(language) ?? bundles.get('en');
  const pattern = bundle?.getMessage(key)?.value;
  return pattern ? bundle!.formatPattern(pattern, JSON.parse(params), []) : '';
}
