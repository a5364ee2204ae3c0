// What somebody has chosen on this device. Nothing is heard or felt before that.
import { keep, kept } from '../lib/device';

export const volumes = ['off', 'soft', 'full'] as const;
export type Volume = (typeof volumes)[number];
export const switches = ['off', 'on'] as const;
export type OnOff = (typeof switches)[number];

const chosen = <T extends string>(key: string, choices: readonly T[], otherwise: T): T =>
  choices.find((each) => each === kept(key)) ?? otherwise;

export interface Settings {
  sound: Volume;
  vibration: OnOff;
  reactions: OnOff;
  /** Whether it has been noticed that there are sounds at all. */
  noticed: boolean;
}

const SEEN = 'sound-seen';

export const settings = $state<Settings>({
  sound: chosen('sound', volumes, 'off'),
  vibration: chosen('vibration', switches, 'off'),
  reactions: chosen('reactions', switches, 'on'),
  noticed: kept('sound') !== null || kept(SEEN) !== null,
});

export function choose<Name extends 'sound' | 'vibration' | 'reactions'>(name: Name, choice: Settings[Name]): void {
  settings[name] = choice;
  keep(name, choice);
}

export function notice(): void {
  settings.noticed = true;
  keep(SEEN, 'yes');
}
