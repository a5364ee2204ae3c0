// A QR code, drawn on this device: what it holds is a secret, so the server cannot draw it as it draws invitations.
// ISO/IEC 18004: text in bytes, correction level M, versions 1 to 10, which have room for 213 bytes.

/** By version: codewords for correction in a block, then how many blocks with how many codewords of data. */
const BLOCKS: [number, ...[number, number][]][] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
/** By version: where the middles of the small alignment squares are. */
const MIDDLES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const LEVEL = 0; // M, as two bits

export type Matrix = boolean[][];

// Numbers of the field with 256 elements, x⁸ + x⁴ + x³ + x² + 1 being 0.

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** The product of all (x − 2ⁿ), without its first coefficient, which is 1. */
function generator(degree: number): number[] {
  let found = [...Array<number>(degree - 1).fill(0), 1];
  for (let n = 0, root = 1; n < degree; n += 1, root = times(root, 2)) found = found.map((each, place) => times(each, root) ^ (found[place + 1] ?? 0));
  return found;
}

function correction(data: number[], degree: number): number[] {
  const divisor = generator(degree);
  let rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((each, place) => each ^ times(divisor[place]!, factor));
  }
  return rest;
}

const sizesOf = (version: number): number[] => (BLOCKS[version - 1]!.slice(1) as [number, number][]).flatMap(([count, size]) => Array<number>(count).fill(size));
const roomIn = (version: number): number => sizesOf(version).reduce((sum, size) => sum + size, 0);
const head = (version: number): number => (version < 10 ? 8 : 16); // bits for the length

const bitsOf = (value: number, count: number): number[] => Array.from({ length: count }, (_, n) => (value >> (count - 1 - n)) & 1);

/** Mode, length, text, end, and filling. */
function codewords(bytes: number[], version: number): number[] {
  const room = roomIn(version);
  const bits = [0, 1, 0, 0, ...bitsOf(bytes.length, head(version)), ...bytes.flatMap((byte) => bitsOf(byte, 8))];
  bits.push(...Array<number>(Math.min(4, 8 * room - bits.length)).fill(0));
  while (bits.length % 8) bits.push(0);
  const found = Array.from({ length: bits.length / 8 }, (_, n) => bits.slice(8 * n, 8 * n + 8).reduce((sum, bit) => 2 * sum + bit, 0));
  for (let filling = 0xec; found.length < room; filling ^= 0xfd) found.push(filling);
  return found;
}

/** The blocks in turn, codeword by codeword; then their corrections. */
function interleaved(data: number[], version: number): number[] {
  const degree = BLOCKS[version - 1]![0];
  let from = 0;
  const blocks = sizesOf(version).map((size) => data.slice(from, (from += size)));
  const inTurn = (lists: number[][]) => Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, n) => lists.flatMap((list) => list.slice(n, n + 1))).flat();
  return [...inTurn(blocks), ...inTurn(blocks.map((block) => correction(block, degree)))];
}

/** Bits with those of a code that finds errors in them behind. */
function guarded(value: number, count: number, divisor: number): number {
  let rest = value << count;
  for (let bit = 31 - Math.clz32(rest || 1); bit >= count; bit -= 1) if ((rest >> bit) & 1) rest ^= divisor << (bit - count);
  return (value << count) | rest;
}

class Drawing {
  readonly size: number;
  readonly dark: Matrix;
  /** Where no data goes. */
  readonly fixed: Matrix;

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = this.dark.map((row) => [...row]);
    for (let n = 0; n < this.size; n += 1) [[6, n], [n, 6]].forEach(([row, column]) => this.put(row!, column!, n % 2 === 0));
    for (const [row, column] of [[3, 3], [3, this.size - 4], [this.size - 4, 3]]) this.square(row!, column!, 4, [2, 4]);
    const middles = MIDDLES[version - 1]!;
    const last = middles.length - 1;
    middles.forEach((row, down) =>
      middles.forEach((column, right) => {
        const corner = (down === 0 && (right === 0 || right === last)) || (right === 0 && down === last);
        if (!corner) this.square(row, column, 2, [1]);
      }),
    );
    this.sign(0);
    if (version >= 7) this.signVersion();
  }

  private put(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    this.dark[row]![column] = dark;
    this.fixed[row]![column] = true;
  }

  /** Rings round a middle, dark but for some. */
  private square(row: number, column: number, reach: number, light: number[]): void {
    for (let down = -reach; down <= reach; down += 1)
      for (let right = -reach; right <= reach; right += 1) this.put(row + down, column + right, !light.includes(Math.max(Math.abs(down), Math.abs(right))));
  }

  /** Level and mask, twice. */
  sign(mask: number): void {
    const bits = guarded((LEVEL << 3) | mask, 10, 0x537) ^ 0x5412;
    for (let n = 0; n < 15; n += 1) {
      const dark = ((bits >> n) & 1) === 1;
      const near = n < 6 ? n : n < 8 ? n + 1 : n === 8 ? 7 : 14 - n;
      if (n < 8) this.put(near, 8, dark);
      else this.put(8, near, dark);
      if (n < 8) this.put(8, this.size - 1 - n, dark);
      else this.put(this.size - 15 + n, 8, dark);
    }
    this.put(this.size - 8, 8, true);
  }

  private signVersion(): void {
    const bits = guarded(this.version, 12, 0x1f25);
    for (let n = 0; n < 18; n += 1) {
      const [far, near] = [this.size - 11 + (n % 3), Math.floor(n / 3)];
      this.put(near, far, ((bits >> n) & 1) === 1);
      this.put(far, near, ((bits >> n) & 1) === 1);
    }
  }

  /** In columns of two from the right, up and down in turn. */
  fill(words: number[]): void {
    const bits = words.flatMap((word) => bitsOf(word, 8));
    let next = 0;
    for (let right = this.size - 1, up = true; right >= 1; right -= right === 8 ? 3 : 2, up = !up)
      for (let n = 0; n < this.size; n += 1)
        for (const column of [right, right - 1]) {
          const row = up ? this.size - 1 - n : n;
          if (!this.fixed[row]![column]) this.dark[row]![column] = bits[next++] === 1;
        }
  }

  mask(): void {
    for (let row = 0; row < this.size; row += 1)
      for (let column = 0; column < this.size; column += 1)
        if (!this.fixed[row]![column] && (row + column) % 2 === 0) this.dark[row]![column] = !this.dark[row]![column];
  }
}

/** Dark modules, row by row; null if the text is too long. Always with the mask like a chessboard (number 0): any is
 *  valid, and which one cameras like best makes no difference on a screen. */
export function qrCode(text: string): Matrix | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, n) => 4 + head(n + 1) + 8 * bytes.length <= 8 * roomIn(n + 1)) + 1;
  if (version === 0) return null;
  const drawing = new Drawing(version);
  drawing.fill(interleaved(codewords(bytes, version), version));
  drawing.mask();
  return drawing.dark;
}
