import { expect, test } from 'vitest';
import { seatOf } from '../testing/table';
import { moved, SeatOrder } from './order.svelte';
import type { SeatFacts } from './wire';

/** A server that agrees, or not, when the test says so. */
function lobby() {
  let seats = ['Ann', 'Bo', 'Cy', 'Di'].map((name, seat) => seatOf(seat, { name }));
  const asked: number[][] = [];
  const answers: ((agreed: boolean) => void)[] = [];
  const order = new SeatOrder(
    () => seats,
    (wish) => {
      asked.push(wish);
      return new Promise((answer) => answers.push(answer));
    },
  );
  const names = () => order.shown.map(({ name }) => name).join(' ');
  const tell = (next: SeatFacts[]) => (seats = next);
  const settle = async (agreed: boolean) => {
    await Promise.resolve();
    answers.shift()!(agreed);
    await new Promise((later) => setTimeout(later));
  };
  return { order, asked, names, tell, settle };
}

test('one item moves, and the others close ranks', () => {
  expect(moved([0, 1, 2, 3], 0, 2)).toEqual([1, 2, 0, 3]);
  expect(moved([0, 1, 2, 3], 3, 0)).toEqual([3, 0, 1, 2]);
});

test('a moved seat is shown at once, with its new number', () => {
  const { order, names } = lobby();
  order.move(2, 0);
  expect(names()).toBe('Cy Ann Bo Di');
  expect(order.shown.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
});

test('the server is told who sits where, one order after another', async () => {
  const { order, asked, names, settle } = lobby();
  order.move(2, 1);
  order.move(1, 0);
  await Promise.resolve();
  expect(asked).toEqual([[0, 2, 1, 3]]);
  await settle(true);
  expect(asked).toEqual([[0, 2, 1, 3], [1, 0, 2, 3]]);
  expect(names()).toBe('Cy Ann Bo Di');
});

test('what the server shows next takes the place of the draft, once all is sent', async () => {
  const { order, names, settle, tell } = lobby();
  order.move(0, 1);
  tell([seatOf(0, { name: 'Zoe' })]);
  expect(names()).toBe('Bo Ann Cy Di');
  await settle(true);
  expect(names()).toBe('Zoe');
});

test('a refused order is forgotten', async () => {
  const { order, names, settle } = lobby();
  order.move(0, 3);
  await settle(false);
  expect(names()).toBe('Ann Bo Cy Di');
});

test('a drag is only shown until the finger is lifted, and then it is one order', async () => {
  const { order, asked, names } = lobby();
  order.preview(0, 1);
  order.preview(1, 2);
  expect(names()).toBe('Bo Cy Ann Di');
  order.cancel();
  expect(names()).toBe('Ann Bo Cy Di');
  order.preview(0, 1);
  order.preview(1, 2);
  order.keep(0, 2);
  await Promise.resolve();
  expect(asked).toEqual([[1, 2, 0, 3]]);
});
