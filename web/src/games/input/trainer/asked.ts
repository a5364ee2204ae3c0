// What lies under this stone? What is asked and explained comes from the match as the server told it.
import { Company } from '../../../lib/company';
import type { TableFacts } from '../../../lib/wire';
import { t } from '../../../lib/words';
import type { QuestionExercise } from '../../../me/exercise';
import { messageOf } from '../../../review/review';
import { faceName, stoneName } from '../names';
import { newest, turnWords } from '../spoken';
import type { InputView, Seen } from '../view';

const viewOf = ({ position }: QuestionExercise) => position.view as InputView;

/** Without what the notes said. */
export function covered(exercise: QuestionExercise): InputView {
  const view = viewOf(exercise);
  return { ...view, options: { ...view.options, notes: 'none' }, stones: view.stones.map((own) => own.map((stone) => ({ ...stone, notes: null }))) };
}

export function companyOf({ position, names, seat }: QuestionExercise): Company {
  const seats = names.map((name, each) => ({ seat: each, name }));
  return new Company({ ...messageOf({ seats } as TableFacts, position, seat), mine: [seat] });
}

const stoneAsked = (exercise: QuestionExercise): Seen => {
  const { seat, question } = exercise;
  return covered(exercise).stones[seat]!.find(({ at }) => at === question.about)!;
};

export const heading = (exercise: QuestionExercise): string => t('input-round', { round: viewOf(exercise).turn + 1 });

export const questionWords = (exercise: QuestionExercise): string =>
  t('input-asked', { stone: stoneName(companyOf(exercise), exercise.seat, stoneAsked(exercise)) });

/** The turn in which it was last flipped, and what lay on top before. */
export function whyWords(exercise: QuestionExercise): string {
  const { shown, question } = exercise;
  const { last } = shown.view as InputView;
  const turn = last ? turnWords(companyOf(exercise), last, newest(shown.view as InputView, last)) : '';
  return t('input-asked-why', { round: question.round, ago: viewOf(exercise).turn + 1 - question.round, turn, face: faceName(question.right) });
}
