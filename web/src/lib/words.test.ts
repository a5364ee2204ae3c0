import { beforeEach, expect, test, vi } from 'vitest';

// Learnt words are never forgotten: each test begins with a page that knows none.
let words: typeof import('./words');
let asked: string[];
let answers: Record<string, string>;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: {} });
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (!(address in answers)) throw new TypeError('the server does not answer');
    return new Response(answers[address], { status: answers[address] === undefined ? 404 : 200 });
  });
  words = await import('./words');
  await words.speak('en');
});

test('the words of a game that the page was built with are in the bundle', async () => {
  await words.learn(words.wordsOf('knister'));
  expect(words.has('knister-name')).toBe(true);
  expect(asked).toEqual([]);
});

test('the words of any other game come from the server, in the current language', async () => {
  answers['/api/games/pig/words/en'] = 'pig-name = Pig!';
  answers['/api/games/pig/words/de'] = 'pig-name = Schwein!';
  await words.learn(words.wordsOf('pig'));
  expect(words.t('pig-name')).toBe('Pig!');
  await words.speak('de');
  expect(words.t('pig-name')).toBe('Schwein!');
  await words.speak('en');
  expect(asked).toEqual(['/api/games/pig/words/en', '/api/games/pig/words/de']);
});

test('no game overrides the words of the page, not even those learnt later', async () => {
  answers['/api/games/pig/words/en'] = 'play = Oink\nreview-round = Oink';
  await words.learn(words.wordsOf('pig'));
  const before = words.t('play');
  await words.learn(words.reviewWords);
  expect([before, words.t('play'), words.t('review-round', { round: 2 })]).not.toContain('Oink');
});

test('words that failed to load are requested again with the next ones', async () => {
  await words.learn(words.wordsOf('pig'));
  expect(words.has('pig-name')).toBe(false);
  answers['/api/games/pig/words/en'] = 'pig-name = Pig!';
  await words.learn(words.plainWords);
  expect(words.t('pig-name')).toBe('Pig!');
});

test('an unreadable text does not harm the others', async () => {
  answers['/api/games/pig/words/en'] = '<html>{ $ }\npig-name = Pig!\n}';
  await words.learn(words.wordsOf('pig'));
  expect(words.t('pig-name')).toBe('Pig!');
  expect(words.t('play')).not.toBe('play');
});

test('a time limit is named in whole minutes or in seconds', async () => {
  expect([15, 60, 120].map(words.duration)).toEqual(['15 seconds', '1 minute', '2 minutes']);
  await words.speak('de');
  expect([30, 60, 300].map(words.duration)).toEqual(['30 Sekunden', '1 Minute', '5 Minuten']);
  await words.speak('fr');
  // Which space it is depends on the browser's data.
  expect([90, 60].map((each) => words.duration(each).replace(/\s/g, ' '))).toEqual(['90 secondes', '1 minute']);
});

test('French elides before a name', async () => {
  await words.speak('fr');
  expect(['Amélie', 'Lea'].map((name) => words.t('sheet-of', { name }))).toEqual(['Feuille d’Amélie', 'Feuille de Lea']);
});
