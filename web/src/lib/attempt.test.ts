import { expect, test } from 'vitest';
import { attemptOnce } from './attempt';

test('while a request is under way, the same one is not sent again; another one is', async () => {
  const sent: string[] = [];
  let answer = () => {};
  const ask = (what: string) =>
    attemptOnce(what, () => {
      sent.push(what);
      return new Promise<void>((done) => (answer = done));
    });
  const first = ask('rematch');
  expect(await ask('rematch')).toBe(false);
  answer();
  expect(await first).toBe(true);
  void ask('rematch');
  void ask('resume');
  expect(sent).toEqual(['rematch', 'rematch', 'resume']);
});
