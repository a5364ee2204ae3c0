// A record's lines about its dice, as docs/verify.md explains them. What can come at each roll is for the games to say.
export type Weighed = [what: string, weight: number][];

/** An event: a seat, the dice or the clock, and what it did. */
export interface Happened {
  who: string;
  what: string;
}

export const isRoll = ({ who }: Happened): boolean => who === 'dice';

export interface DiceBook {
  /** Everything that can come after these events, in the order of docs/verify.md. */
  outcomes: (setting: Setting, before: Happened[]) => Weighed;
  /** What a roll adds up to, where that tells something about luck. */
  sum?: (roll: string) => number;
}

export interface Setting {
  options: Record<string, string>;
  /** Those that began. */
  seats: number;
}

export interface Told extends Setting {
  game: string;
  /** The lines about the dice. */
  block: string[];
  fields: Map<string, string>;
  events: Happened[];
  rolls: string[];
}

const fieldsOf = (lines: string[]) =>
  new Map(lines.filter((line) => line.includes(': ')).map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]));

export function readRecord(text: string): Told {
  const cut = text.indexOf('\n\n');
  const head = text.slice(0, cut).split('\n');
  const fields = fieldsOf(head);
  const events = [...text.slice(cut).matchAll(/^\S+ (\S+) (\S+)$/gm)].map(([, who, what]) => ({ who: who!, what: what! }));
  const begins = head.findIndex((line) => line.startsWith('dice: '));
  return {
    game: fields.get('game')?.split(' ')[0] ?? '',
    seats: parseInt(fields.get('seats') ?? '', 10),
    options: Object.fromEntries((fields.get('options') ?? '').split(' ').map((word) => word.split('=') as [string, string])),
    block: begins < 0 ? [] : head.slice(begins),
    fields,
    events,
    rolls: events.filter(isRoll).map(({ what }) => what),
  };
}
