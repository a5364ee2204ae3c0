// Dice of the phone: every face is equally likely.
const RANGE = 2 ** 32;

const drawn = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** Numbers above the last full set of faces would favour the first ones. */
function face(faces: number[]): number {
  const fair = RANGE - (RANGE % faces.length);
  let number = drawn();
  while (number >= fair) number = drawn();
  return faces[number % faces.length]!;
}

export const throwDice = (dice: number[][]): number[] => dice.map(face);
