import { expect, test } from 'vitest';
import { figuresIn } from './view';

// In the order of the server's list: bit 0 is the first.
const figures = { nothing: 0, pair: 1, 'two-pairs': 3, three: 3, four: 6, 'full-house': 8, straight: 8, five: 10, 'high-straight': 12 };

test('the bits of a line are its figures, the best first, and equals in the order of the list', () => {
  expect(figuresIn(0b000001110, figures)).toEqual(['two-pairs', 'three', 'pair']);
  expect(figuresIn(0b110000001, figures)).toEqual(['high-straight', 'five', 'nothing']);
});

test('a full line can become nothing else', () => {
  expect(figuresIn(0, figures)).toEqual([]);
});
