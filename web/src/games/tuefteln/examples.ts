// Examples for the rules, row by row. The server says what they are worth.

export interface Example {
  figure: string;
  numbers: number[];
}

export const examples: Example[] = [
  { figure: 'mix', numbers: [1, 3, 6, 4] },
  { figure: 'pair', numbers: [5, 5, 2, 6] },
  { figure: 'pairs', numbers: [3, 3, 1, 1] },
  { figure: 'cross', numbers: [2, 6, 6, 2] },
  { figure: 'four', numbers: [4, 4, 4, 4] },
  { figure: 'straight', numbers: [2, 3, 5, 4] },
];

export const worthless: number[][] = [
  [2, 2, 5, 2],
  [3, 6, 1, 3],
];

/** Corners are counted row by row; a path runs from the smallest number to the largest. */
export interface Run {
  key: string;
  numbers: number[];
  way: number[];
  right: boolean;
}

export const runs: Run[] = [
  { key: 'top', numbers: [1, 2, 4, 3], way: [0, 1, 3, 2], right: true },
  { key: 'corner', numbers: [5, 6, 4, 3], way: [3, 2, 0, 1], right: true },
  { key: 'against', numbers: [2, 5, 3, 4], way: [0, 2, 3, 1], right: false },
  { key: 'across', numbers: [1, 2, 3, 4], way: [0, 1, 2, 3], right: false },
];
