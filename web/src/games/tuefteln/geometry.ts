// Where things are on a Tüfteln sheet; the start page draws one, and needs no more than this.
export const side = 6;
export const cells = Array.from({ length: side * side }, (_, cell) => cell);
export const squares = Array.from({ length: 9 }, (_, square) => square);

export type Kind = 'printed' | 'white' | 'bridge' | 'colour';

export function kindOf(sign: string): Kind {
  if (/\d/.test(sign)) return 'printed';
  if (sign === '.') return 'white';
  return /[a-z]/.test(sign) ? 'bridge' : 'colour';
}
