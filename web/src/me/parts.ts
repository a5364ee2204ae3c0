// What a game brings to the history and to the trainer, loaded when it is wanted. In its folder: history/index.ts has
// what to remember of a match and which charts to draw, trainer/index.ts how an exercise is answered.
import type { Component } from 'svelte';
import { learnGame } from '../games';
import type { GameFacts, Seat, TableMessage } from '../lib/wire';
import { learn, pageWordsOf } from '../lib/words';
import type { Chart } from './charts';
import type { MoveExercise, QuestionExercise } from './exercise';
import type { Facts, Played } from './played';

export interface HistoryPart {
  /** What to remember of a match beyond its result. */
  facts?: (message: TableMessage<any>, seat: Seat) => Promise<Facts>;
  /** Charts that only this game has. */
  charts?: (matches: Played[]) => Chart[];
  /** A result in words, where points do not tell it. */
  resultWords?: (played: Played) => string | null;
  /** Whether points are worth comparing from match to match; they are, unless the game says otherwise. */
  comparable?: boolean;
}

export interface AnswerProps {
  exercise: MoveExercise;
  /** The move chosen so far. */
  chosen: string | null;
  choose: (move: string | null) => void;
}

/** What a game brings so that somebody can be asked what they have seen. */
export interface Asking {
  /** The position in which it is asked. */
  Board: Component<{ exercise: QuestionExercise }>;
  /** An answer to look at. */
  Sign: Component<{ exercise: QuestionExercise; answer: string }>;
  answerWords: (answer: string) => string;
  heading: (exercise: QuestionExercise) => string;
  questionWords: (exercise: QuestionExercise) => string;
  /** When it was shown last, and by which move. */
  whyWords: (exercise: QuestionExercise) => string;
}

export interface PracticeProps {
  game: GameFacts;
  /** All matches of this device. */
  matches: Played[];
}

export interface TrainerPart {
  /** The position of an exercise, and a way to choose a move in it; without it, moves become no exercises. */
  Answer?: Component<AnswerProps>;
  /** Without it, nothing that was seen is asked. */
  asking?: Asking;
  /** Something to play that suits whoever trains, if the game has something. */
  Practice?: Component<PracticeProps>;
}

const histories = import.meta.glob<{ default: HistoryPart }>('../games/*/history/index.ts');
const trainers = import.meta.glob<{ default: TrainerPart }>('../games/*/trainer/index.ts');

async function load<T>(from: Record<string, () => Promise<{ default: T }>>, game: string, part: string): Promise<T | null> {
  const found = from[`../games/${game}/${part}/index.ts`];
  const [loaded] = await Promise.all([found?.(), learnGame(game), found && learn(pageWordsOf(game))]);
  return loaded?.default ?? null;
}

export const historyOf = async (game: string): Promise<HistoryPart> => (await load(histories, game, 'history')) ?? {};
export const trainerOf = (game: string): Promise<TrainerPart | null> => load(trainers, game, 'trainer');
/** The games that have something to practise with. */
export const trainedGames = (games: GameFacts[]): GameFacts[] => games.filter(({ name }) => `../games/${name}/trainer/index.ts` in trainers);

export async function factsOf(message: TableMessage, seat: Seat): Promise<Facts> {
  const { facts } = await historyOf(message.table.game);
  return (await facts?.(message, seat)) ?? {};
}
