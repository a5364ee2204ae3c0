// The same as a picture: drawn signs, which look alike on all devices.
import type { Level, Told } from './share';

const SIZE = 44;
const GAP = 8;
const EDGE = 32;
const LINE = 34;
const FONT = "600 22px 'Zilla Slab', Rockwell, serif";
// Light paper in every theme: a picture is shown to others.
const INK = '#2a2521';
const PAPER = '#fcf8ef';
const FILLS: Record<Level, string> = { [-1]: '#a3271b', 0: '#f2ebdc', 1: '#f3dc93', 2: '#8fcb9b', 3: '#27633a' };

function star(path: Path2D, x: number, y: number, radius: number): void {
  for (let point = 0; point < 10; point += 1) {
    const far = point % 2 ? radius * 0.45 : radius;
    const angle = (Math.PI * point) / 5 - Math.PI / 2;
    path.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle));
  }
}

/** Each level has a shape of its own: an empty square, a disc, a full square, a star, a triangle. */
function shapeOf(level: Level, x: number, y: number): Path2D {
  const path = new Path2D();
  const [half, middle] = [SIZE / 2 - 4, SIZE / 2];
  if (level === 1) path.arc(x + middle, y + middle, half - 2, 0, 2 * Math.PI);
  else if (level === 3) star(path, x + middle, y + middle, half + 3);
  else if (level === -1) {
    for (const [right, down] of [[4, 8], [SIZE - 4, 8], [middle, SIZE - 6]] as const) path.lineTo(x + right, y + down);
  } else path.rect(x + 4, y + 4, SIZE - 8, SIZE - 8);
  path.closePath();
  return path;
}

function measure(head: string, told: Told[], foot: string): { width: number; height: number } {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = FONT;
  const texts = [head, foot, ...told.map(({ words }) => words)].map((text) => context.measureText(text).width);
  const rows = told.flatMap((each) => each.rows);
  const widths = rows.map((row) => row.length * (SIZE + GAP));
  const height = (told.length + 2) * LINE + rows.length * (SIZE + GAP) + told.length * GAP + 2 * EDGE;
  return { width: Math.ceil(Math.max(...texts, ...widths)) + 2 * EDGE, height };
}

export async function drawPicture(head: string, told: Told[], foot: string): Promise<Blob> {
  await document.fonts.load(FONT).catch(() => {});
  const { width, height } = measure(head, told, foot);
  const canvas = Object.assign(document.createElement('canvas'), { width: 2 * width, height: 2 * height });
  const context = canvas.getContext('2d')!;
  context.scale(2, 2);
  Object.assign(context, { fillStyle: PAPER, strokeStyle: INK, lineWidth: 2, font: FONT, textBaseline: 'top' });
  context.fillRect(0, 0, width, height);
  let y = EDGE;
  const write = (text: string) => {
    context.fillStyle = INK;
    context.fillText(text, EDGE, y);
    y += LINE;
  };
  write(head);
  for (const { words, rows } of told) {
    y += GAP;
    write(words);
    for (const row of rows) {
      row.forEach((level, n) => {
        const shape = shapeOf(level, EDGE + n * (SIZE + GAP), y);
        context.fillStyle = FILLS[level];
        context.fill(shape);
        context.stroke(shape);
      });
      y += SIZE + GAP;
    }
  }
  write(foot);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))));
}
