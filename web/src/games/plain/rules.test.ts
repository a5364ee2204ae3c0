import { beforeAll, expect, test, vi } from 'vitest';
import { learn, speak, wordsOf } from '../../lib/words';
import { sectionsOf } from './rules';

// What a game from outside has sent.
const words = `
pig-name = Pig
pig-rules-aim = Be the first to have { $goal } points.
pig-rules-turn = Your turn
pig-rules-turn-roll = Roll as often as you like.
pig-rules-turn-one = { $risky ->
    [yes] A one costs everything.
   *[no] { "" }
}
pig-rules-alone = { "" }
pig-rules-alone-why = Below a heading that does not apply.
pig-rules-empty = Above nothing
pig-rules-empty-line = { "" }
pig-rules-drawn-die = A picture.
pig-rules-seat = { $who } begins.
`;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', async () => new Response(words));
  await speak('en');
  await learn(wordsOf('pig'));
});

test('the rules of a game from outside are its own texts, under their headings', async () => {
  const { t } = await import('../../lib/words');
  const rules = (name: string) => t(`pig-rules-${name}`, { goal: 100, risky: 'yes' }).trim();
  expect(sectionsOf('pig', rules)).toEqual([
    { heading: '', lines: ['Be the first to have 100 points.'] },
    { heading: 'Your turn', lines: ['Roll as often as you like.', 'A one costs everything.'] },
  ]);
  expect(sectionsOf('chess', rules)).toEqual([]);
});
