import type { TrainerPart } from '../../../me/parts';
import { faceName } from '../names';
import { heading, questionWords, whyWords } from './asked';
import Board from './Board.svelte';
import Sign from './Sign.svelte';

const part: TrainerPart = { asking: { Board, Sign, answerWords: faceName, heading, questionWords, whyWords } };

export default part;
