import type { DiceBook } from './record';

const FACES = [1, 2, 3, 4, 5, 6];

export const twoDice: DiceBook = {
  outcomes: () => FACES.flatMap((first) => FACES.map((second): [string, number] => [`${first}+${second}`, 1])),
  sum: (roll) => Number(roll[0]) + Number(roll[2]),
};
