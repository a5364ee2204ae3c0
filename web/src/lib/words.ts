// Every text of the page comes from the Fluent files of the Python package, one language at a time; a game's files,
// which are in its folder there, are loaded when it is first shown. The words of a game that the page was not built
// with come from the server.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';
import { keep, kept } from './device';
import { elide } from './elision';
import { request } from './transport';

export const languages = ['en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

// What is said nearly everywhere, by the paths of its files.
const everywhere: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('../words/en'),
  de: () => import('../words/de'),
  fr: () => import('../words/fr'),
};

// What only some pages say, or a game. The terminal and the server have words of their own, and the
// server tells what guided matches say.
export const files = import.meta.glob<string>(
  [
    '../../../src/vierling/words/*/{plain,review,privacy,hosting,lesson,daily,evening,rules,atmosphere,companion}.ftl',
    '../../../src/vierling/games/*/words/*.ftl',
    '!../../../src/vierling/games/*/words/*-{terminal,lesson,paper}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** What a game says at its table, and on the start page. */
export const wordsOf = (game: string): string => `games/${game}/words/*.ftl`;
/** What it says on its other pages. */
export const pageWordsOf = (game: string): string => `games/${game}/words/*-pages.ftl`;
/** What the rules of several games say, and what is printed. */
export const rulesWords = 'words/*/rules.ftl';
export const reviewWords = 'words/*/review.ftl';
export const privacyWords = 'words/*/privacy.ftl';
export const dailyWords = 'words/*/daily.ftl';
/** What a host does about people, and people about a host. */
export const hostingWords = 'words/*/hosting.ftl';
/** What stands round the sentences of a guided match, which come from the server. */
export const lessonWords = 'words/*/lesson.ftl';
/** From one match to the next. */
export const eveningWords = 'words/*/evening.ftl';
/** Sounds and reactions. */
export const atmosphereWords = 'words/*/atmosphere.ftl';
/** For those who play with the box. */
export const companionWords = 'words/*/companion.ftl';
/** For games that the page has no screens for. */
export const plainWords = 'words/*/plain.ftl';

// Each stands for one file per language.
const learned = new Set(['words/*/page.ftl', 'words/*/seats.ftl', 'words/*/people.ftl']);

// What texts can call, as in the Python package.
const functions = { ELIDE: ([word, name]: FluentValue[]) => elide(`${word}`, `${name}`) };

let current: Language = 'en';
let bundle = new FluentBundle('en');
let changed = () => {};
const listen = createSubscriber((update) => {
  changed = update;
  return () => (changed = () => {});
});

function spoken(tag: string | null): Language | undefined {
  return languages.find((language) => tag?.toLowerCase().split('-')[0] === language);
}

export function preferredLanguage(): Language {
  const chosen = spoken(kept('language'));
  return chosen ?? navigator.languages.map(spoken).find((language) => language) ?? 'en';
}

const TIMEOUT = 8000;
const fetched = new Map<string, string>();

/** The words of a game from outside; empty if it has none or the server does not answer. */
async function fetchWords(name: string, language: Language): Promise<string> {
  const [, game] = /^games\/(\w+)\/words\/\*\.ftl$/.exec(name) ?? [];
  const address = `/games/${game}/words/${language}`;
  if (!game || fetched.has(address)) return fetched.get(address) ?? '';
  try {
    const response = await request(address, { signal: AbortSignal.timeout(TIMEOUT) });
    if (response.ok) fetched.set(address, await response.text());
  } catch {
    // Retried with the next words.
  }
  return fetched.get(address) ?? '';
}

async function load(language: Language): Promise<void> {
  const { default: known } = await everywhere[language]();
  const path = (name: string) => `../../../src/vierling/${name.replace('*', language)}`;
  const own = [...learned].filter((name) => path(name) in known || path(name) in files);
  const others = [...learned].filter((name) => !own.includes(name));
  const texts = await Promise.all([
    ...own.map((name) => known[path(name)] ?? files[path(name)]!()),
    ...others.map((name) => fetchWords(name, language)),
  ]);
  // No isolation marks: all three languages run left to right, and the marks would end up in titles.
  const next = new FluentBundle(language, { useIsolating: false, functions });
  // The first definition of a key wins: no game overrides the page's words.
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle = next;
  current = language;
  document.documentElement.lang = language;
  changed();
}

// One after another: words learnt while the language is changing are learnt in the new one.
let speaking: Promise<void> = Promise.resolve();

export function speak(language: Language): Promise<void> {
  speaking = speaking.catch(() => {}).then(() => load(language));
  return speaking;
}

/** Adds words that are not needed everywhere; resolves when they are loaded. */
export function learn(...names: string[]): Promise<void> {
  const fresh = names.filter((name) => !learned.has(name));
  for (const name of fresh) learned.add(name);
  if (fresh.length > 0) speaking = speaking.catch(() => {}).then(() => load(current));
  return speaking;
}

export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  keep('language', language);
}

/** The current language; reactive in components. */
export function language(): Language {
  listen();
  return current;
}

/** French puts spaces before ; : ! ? and inside guillemets; lines must not break there. */
const unbroken = (text: string) => (current === 'fr' ? text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0') : text);

/** The text for a key; reactive in components. An unknown key is returned as it is. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  listen();
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? unbroken(bundle.formatPattern(pattern, args, [])) : key;
}

/** Whether there is a text for this key: the names of games, bots and options come from the server. */
export function has(key: string): boolean {
  listen();
  return bundle.hasMessage(key);
}

/** The keys that begin like this, in the order of their files. */
export function keysFrom(start: string): string[] {
  listen();
  return [...bundle._messages.keys()].filter((key) => key.startsWith(start));
}

export function number(value: number): string {
  return new Intl.NumberFormat(language()).format(value);
}

/** "Mara, Jo and Ben" */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}

/** "Mara, Jo or Ben" */
export function either(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'disjunction' }).format(names);
}

/** "30 seconds", "2 minutes" */
export function duration(seconds: number): string {
  const minutes = seconds % 60 === 0;
  const unit = { style: 'unit', unit: minutes ? 'minute' : 'second', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language(), unit).format(minutes ? seconds / 60 : seconds);
}

/** Seconds as minutes and seconds: 0:40 */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
