// Examples for the rules: layouts on one board, and where their water is.
import type { Flow } from './view';

export interface Example {
  laid: string[];
  wet: [string, number][];
  drips: Flow['drips'];
  counts: string[];
}

export const board = '.###.#.#/.##....#/..#...../..###.../...##..#/#......#/.#.....#/.....#../a1N/h4E';

/** All seven tiles. */
export const seven: Example = {
  laid: ['I3@a1', 'L4@a3', 'T4r1@b5', 'I4@a8', 'L3r1@d7', 'S4@f5', 'O4@g3'],
  wet: [['I3', 0], ['L3', 0], ['I4', 0], ['L4', 0], ['T4', 0], ['S4', 0], ['O4', 1]],
  drips: [],
  counts: ['I3', 'L3', 'I4', 'L4', 'T4', 'S4', 'O4'],
};

/** Five tiles, and a sixth that is not needed. */
export const spare: Example = {
  laid: ['I3@a1', 'I4@b6', 'L4r2@f5', 'O4@g3', 'T4r1@a3', 'L3@c7'],
  wet: [['I3', 0], ['L3', 0], ['I4', 0], ['L4', 0], ['T4', 0], ['O4', 1]],
  drips: [],
  counts: ['I3', 'I4', 'L4', 'T4', 'O4'],
};
