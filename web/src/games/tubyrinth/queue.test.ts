import { expect, test } from 'vitest';
import { handOf } from '../../testing/table';
import { queue } from './queue';

/** A hand whose board shows these tiles. */
const seeing = (...laid: string[]) => handOf(0, { view: { own: { laid } } });

test('moves of different tiles are all queued', () => {
  expect(queue(seeing(), [], ['I3@a1'], 'O4@c3')).toEqual(['I3@a1', 'O4@c3']);
});

test('of consecutive unsent moves of a tile, only the last is kept', () => {
  expect(queue(seeing(), [], ['O4@c3', 'I3@a1'], 'I3@b1')).toEqual(['O4@c3', 'I3@b1']);
});

test('a tile keeps its earlier move if another tile, which may have needed the room, moved in between', () => {
  expect(queue(seeing(), [], ['I3@a1', 'O4@c3'], 'I3@b5')).toEqual(['I3@a1', 'O4@c3', 'I3@b5']);
});

test('laying and lifting a tile before anything was sent leaves nothing to send', () => {
  expect(queue(seeing(), [], ['I3@a1'], '-I3')).toEqual([]);
});

test('a tile that is back where the server shows it leaves nothing to send', () => {
  expect(queue(seeing('I3@a1'), [], ['I3@b1'], 'I3@a1')).toEqual([]);
  expect(queue(seeing('I3@a1'), [], ['-I3'], 'I3@a1')).toEqual([]);
});

test('what may have reached the server has to be undone there', () => {
  expect(queue(seeing(), ['I3@a1'], [], '-I3')).toEqual(['-I3']);
  expect(queue(seeing('I3@a1'), ['-I3'], [], 'I3@a1')).toEqual(['I3@a1']);
});

test('a call is queued once, after the tiles', () => {
  expect(queue(seeing(), [], ['I3@a1'], 'ready')).toEqual(['I3@a1', 'ready']);
  expect(queue(seeing(), [], ['I3@a1', 'ready'], 'ready')).toEqual(['I3@a1', 'ready']);
  expect(queue(seeing(), ['ready'], [], 'ready')).toEqual([]);
});
