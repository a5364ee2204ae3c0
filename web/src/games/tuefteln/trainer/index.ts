import type { TrainerPart } from '../../../me/parts';
import Answer from './Answer.svelte';

const part: TrainerPart = { Answer };

export default part;
