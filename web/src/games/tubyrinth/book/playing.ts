// How a board gets onto a table.
import { attempt } from '../../../lib/attempt';
import { defaultOptions } from '../../../lib/facts';
import { playNow } from '../../../lib/play-now';
import type { GameFacts, Options } from '../../../lib/wire';
import { places } from '../collection';

/** A race on just this board. */
export const raceOptions = (game: GameFacts, board: string): Options => ({ ...defaultOptions(game), board });

/** Solo on this board, with at least `aim` tiles. */
export const soloOptions = (options: Options, board: string, aim: number): Options => ({
  ...options,
  board,
  handicap: aim > places[0] ? `1:${aim}` : '',
});

export const playAlone = (game: string, options: Options): Promise<boolean> => attempt(() => playNow(game, options));
