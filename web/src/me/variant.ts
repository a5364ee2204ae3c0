// How a match, or a round of a club, is played.
import { defaultOptions, optionName, optionWords } from '../lib/facts';
import type { GameFacts, Options } from '../lib/wire';

/** What is not as the rulebook has it, in words; of a text, only that there is one. */
export function unusual(facts: GameFacts | null, game: string, options: Options): string[] {
  const usual = facts ? defaultOptions(facts) : {};
  const isText = (name: string) => facts?.options.some((each) => each.name === name && each.kind === 'text');
  return Object.entries(options)
    .filter(([name, value]) => usual[name] !== value && !(isText(name) && value === ''))
    .map(([name, value]) => optionName(game, name) + (isText(name) ? '' : `: ${optionWords(game, name, value)}`));
}
