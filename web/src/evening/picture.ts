// The score sheet as a picture to share: paper on the table, always in light colours.
import { gameName } from '../lib/facts';
import { t } from '../lib/words';
import type { Series } from '../lib/wire';
import { cellOf, runWords, signed } from './sheet';

const COLOURS = { table: '#e2d8c6', paper: '#fcf8ef', ink: '#2a2521', ink2: '#5a5145', pencil: '#30343e', rule: '#cfc2ab', mark: '#f3dc93' };
const SCALE = 2;
const EDGE = 28;
const ROW = 40;
const HEAD = 96;
const FIRST = 190; // the games' column
const COLUMN = 128;
const MOST_PLAYERS = 8;
const MOST_MATCHES = 24;

type Pen = CanvasRenderingContext2D;

function put(pen: Pen, text: string, x: number, y: number, width: number, style: { font: string; colour?: string; align?: CanvasTextAlign }): void {
  pen.font = style.font;
  pen.fillStyle = style.colour ?? COLOURS.ink;
  pen.textAlign = style.align ?? 'left';
  let shown = text;
  while (shown.length > 1 && pen.measureText(shown).width > width) shown = `${shown.slice(0, -2)}…`;
  pen.fillText(shown, x, y);
}

function line(pen: Pen, y: number, right: number): void {
  pen.fillStyle = COLOURS.rule;
  pen.fillRect(EDGE * 2, y, right - EDGE * 4, 1);
}

const slab = (weight: number, size: number) => `${weight} ${size}px "Zilla Slab", Rockwell, serif`;
const hand = (size: number) => `700 ${size}px Kalam, "Segoe Print", cursive`;

/** Who won most stands first; more than fit are left out. */
function columnsOf({ players, runs }: Series): number[] {
  const wins = players.map((_, player) => runs.reduce((sum, run) => sum + run.wins[player]!, 0));
  return players.map((_, player) => player).sort((a, b) => wins[b]! - wins[a]!).slice(0, MOST_PLAYERS);
}

/** Everything that is said in it can also be read in the table below. */
export async function drawPicture(series: Series): Promise<{ canvas: HTMLCanvasElement; blob: Blob }> {
  await Promise.all([slab(700, 30), slab(600, 18), hand(22)].map((font) => document.fonts.load(font)));
  const columns = columnsOf(series);
  const matches = series.matches.slice(-MOST_MATCHES);
  const verdicts = series.runs.map((run) => runWords(series, run)).filter((each) => each).slice(-3);
  const width = Math.max(560, EDGE * 4 + FIRST + COLUMN * columns.length);
  const height = EDGE * 4 + HEAD + ROW * (matches.length + 1) + 34 * verdicts.length;
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d')!;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = COLOURS.table;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = COLOURS.paper;
  pen.fillRect(EDGE, EDGE, width - EDGE * 2, height - EDGE * 2);
  const left = EDGE * 2;
  const middle = (place: number) => left + FIRST + COLUMN * place + COLUMN / 2;
  put(pen, t('sheet-title'), left, EDGE * 2 + 26, width - left * 2, { font: slab(700, 30) });
  put(pen, `${t('vierling')} · ${t('sheet-played', { count: series.matches.length })}`, left, EDGE * 2 + 54, width - left * 2, { font: slab(400, 17), colour: COLOURS.ink2 });
  let y = EDGE * 2 + HEAD;
  columns.forEach((player, place) =>
    put(pen, series.players[player]!.name, middle(place), y, COLUMN - 12, { font: slab(600, 18), align: 'center' }),
  );
  for (const match of matches) {
    line(pen, y + 12, width);
    y += ROW;
    put(pen, `${match.match}. ${gameName(match.game)}`, left, y, FIRST - 12, { font: slab(600, 18) });
    columns.forEach((player, place) => {
      const cell = cellOf(match, player);
      if (!cell) return;
      const text = `${cell.points}${signed(cell.more)}`;
      if (cell.won) {
        pen.font = hand(22);
        const wide = pen.measureText(text).width + 12;
        pen.fillStyle = COLOURS.mark;
        pen.fillRect(middle(place) - wide / 2, y, wide, 7);
      }
      put(pen, text, middle(place), y, COLUMN - 12, { font: hand(22), colour: COLOURS.pencil, align: 'center' });
    });
  }
  line(pen, y + 12, width);
  y += ROW;
  put(pen, t('sheet-wins'), left, y, FIRST - 12, { font: slab(700, 18) });
  columns.forEach((player, place) => {
    const wins = series.runs.reduce((sum, run) => sum + run.wins[player]!, 0);
    put(pen, `${wins}`, middle(place), y, COLUMN, { font: hand(22), align: 'center' });
  });
  for (const verdict of verdicts) {
    y += 34;
    put(pen, verdict, left, y, width - left * 2, { font: slab(600, 18) });
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve({ canvas, blob }) : reject(new Error('no picture'))), 'image/png'),
  );
}
