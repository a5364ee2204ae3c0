// Sheets drawn and saved on this device, and what to call the sheet of a table.
import { checkOptions } from './api';
import { isRecord, keepValue, keptValue } from './device';
import { t } from './words';
import type { GameFacts, Options, Setting } from './wire';

/** A name for a game's options, one of which is the text of a sheet. */
export interface SavedSheet {
  name: string;
  options: Options;
}

const MOST_SHEETS = 100;
const isSetting = (value: unknown): value is Setting => ['number', 'string', 'boolean'].includes(typeof value);

const isSaved = (value: unknown): value is SavedSheet =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  isRecord(value.options) &&
  Object.values(value.options).every(isSetting);

export const savedSheets = (game: string): SavedSheet[] =>
  (keptValue(`sheets.${game}`, Array.isArray) ?? []).filter(isSaved);

const store = (game: string, sheets: SavedSheet[]) => keepValue(`sheets.${game}`, sheets.slice(0, MOST_SHEETS));

/** Saves a sheet; one with the same name is replaced. */
export function saveSheet(game: string, sheet: SavedSheet): void {
  store(game, [sheet, ...savedSheets(game).filter((each) => each.name !== sheet.name)]);
}

export function dropSheet(game: string, name: string): void {
  store(game, savedSheets(game).filter((each) => each.name !== name));
}

export function renameSheet(game: string, name: string, fresh: string): void {
  const others = savedSheets(game).filter((each) => each.name === name || each.name !== fresh);
  store(game, others.map((each) => (each.name === name ? { ...each, name: fresh } : each)));
}

/** The saved sheets that go with the other chosen options. */
export function fittingSheets(game: string, options: Options, text: string): SavedSheet[] {
  const fits = ([name, value]: [string, Setting]) => name === text || options[name] === value;
  return savedSheets(game).filter((each) => Object.entries(each.options).every(fits));
}

const shipped = new Map<string, Promise<Options>>();

/** The options with the game's own texts. */
export function shippedOptions(game: GameFacts, options: Options): Promise<Options> {
  const texts = game.options.filter((each) => each.kind === 'text').map((each) => [each.name, '']);
  const wanted = { ...options, ...Object.fromEntries(texts) };
  const key = JSON.stringify([game.name, wanted]);
  const asked = shipped.get(key) ?? checkOptions(game.name, wanted);
  shipped.set(key, asked);
  asked.catch(() => shipped.delete(key));
  return asked;
}

/** What to call the sheet of these options: ours, one saved here, or somebody's own. */
export async function sheetName(game: GameFacts, options: Options, text: string): Promise<string> {
  const saved = fittingSheets(game.name, options, text).find((each) => each.options[text] === options[text]);
  if (saved) return saved.name;
  const ours = options[text] === '' || (await shippedOptions(game, options))[text] === options[text];
  return t(ours ? 'sheet-shipped' : 'sheet-other');
}
