import { beforeAll, expect, test, vi } from 'vitest';
import { isNameless, nameFromAfar } from './nameless';
import { learn, reviewWords, speak } from './words';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  await learn(reviewWords);
});

test('whoever gave no name is known as such in every language, and is not called "you" elsewhere', () => {
  expect(['You', 'Du', 'Toi', 'Anna', ''].map(isNameless)).toEqual([true, true, true, false, false]);
  expect(['Toi', 'Anna'].map(nameFromAfar)).toEqual(['Somebody', 'Anna']);
});
