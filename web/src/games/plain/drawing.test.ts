import { expect, test } from 'vitest';
import { freshLines, linesOf, spoken, widthOf } from './drawing';

test('blank lines at the end are not drawn', () => {
  expect(linesOf('a\n\nb\n\n')).toEqual(['a', '', 'b']);
});

test('lines that were not there before are new, wherever they are now', () => {
  expect(freshLines('a\nb', 'x\na\n\nc')).toEqual([true, false, false, true]);
});

test('in the first drawing nothing is new', () => {
  expect(freshLines(null, 'a\nb')).toEqual([false, false]);
});

test('frames and rows of dashes are not read out', () => {
  expect(spoken('  | 5 . |  7 ')).toBe('5 . 7');
  expect(spoken('┌───┬───┐')).toBe('');
  expect(spoken('---- die 5 ----')).toBe('die 5');
});

test('the widest line is counted in visible characters', () => {
  expect(widthOf('ab\n🎲🎲🎲')).toBe(3);
  expect(widthOf('')).toBe(1);
});
