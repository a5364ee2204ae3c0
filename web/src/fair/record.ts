// A record's lines about its dice, as docs/verify.md explains them. What can come at each roll is for the games to say.
export type Weighed = [what: string, weight: number][];

export interface DiceBook {
  /** Everything that can come after these rolls, in the order of docs/verify.md. */
  outcomes: (setting: Setting, before: string[]) => Weighed;
  /** What a roll adds up to, where that tells something about luck. */
  sum?: (roll: string) => number;
}

export interface Setting {
  options: Record<string, string>;
  seats: number;
}

export interface Told extends Setting {
  game: string;
  /** The lines about the dice. */
  block: string[];
  fields: Map<string, string>;
  rolls: string[];
}

const fieldsOf = (lines: string[]) =>
  new Map(lines.filter((line) => line.includes(': ')).map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]));

export function readRecord(text: string): Told {
  const cut = text.indexOf('\n\n');
  const head = text.slice(0, cut).split('\n');
  const fields = fieldsOf(head);
  const begins = head.findIndex((line) => line.startsWith('dice: '));
  return {
    game: fields.get('game')?.split(' ')[0] ?? '',
    seats: Number(fields.get('seats')),
    options: Object.fromEntries((fields.get('options') ?? '').split(' ').map((word) => word.split('=') as [string, string])),
    block: begins < 0 ? [] : head.slice(begins),
    fields,
    rolls: [...text.slice(cut).matchAll(/^\d+ dice (\S+)$/gm)].map(([, roll]) => roll!),
  };
}
