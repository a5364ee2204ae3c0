// Which bots take too long to think when they have to think on this device.
import { keepValue, keptValue } from './device';

const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string');
const all = (): string[] => keptValue('slow', isNames) ?? [];
const named = (game: string, bot: string) => `${game} ${bot}`;

export function noteSlow(game: string, bot: string): void {
  if (!all().includes(named(game, bot))) keepValue('slow', [...all(), named(game, bot)]);
}

/** Whether this bot would think here, and too long. */
export const isSlow = (game: string, bot: string): boolean =>
  (__STATIC__ || !navigator.onLine) && all().includes(named(game, bot));
