// How the stones can drop and who can begin, by docs/verify.md: this checks the server, so it does not ask the server.
import { isRoll, type DiceBook, type Weighed } from '../../fair/record';

const STONES = ['VH', 'VR', 'VS', 'HR', 'HS', 'RS'];
const FACES = ['V', 'H', 'R', 'S', 'J'];

const product = <T>(lists: T[][]): T[][] =>
  lists.reduce<T[][]>((found, list) => found.flatMap((each) => list.map((item) => [...each, item])), [[]]);
const permutations = <T>(list: T[]): T[][] =>
  list.length < 2
    ? [list]
    : list.flatMap((item, place) => permutations(list.filter((_, other) => other !== place)).map((rest) => [item, ...rest]));

let drops: Weighed | undefined;

function allDrops(): Weighed {
  const ways = product([...STONES.map((stone) => [stone, stone[1]! + stone[0]!]), ['SJ']]);
  return ways.flatMap((way) => {
    const orders = product(FACES.map((face) => permutations(way.filter((stone) => stone[0] === face))));
    return orders.map((order): [string, number] => [order.flat().join('-'), 5040 / orders.length]);
  });
}

export const book: DiceBook = {
  outcomes({ options, seats }, before) {
    if (before.filter(isRoll).length < seats) return (drops ??= allDrops());
    const sitting = Array.from({ length: seats }, (_, seat) => seat + 1);
    const round = sitting.map((_, first) => sitting.map((_, step) => ((first + step) % seats) + 1));
    const orders = options.shuffle_seats === 'yes' ? permutations(sitting) : round;
    return orders.map((order) => [order.join('-'), 1]);
  },
};
