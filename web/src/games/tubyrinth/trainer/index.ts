import type { TrainerPart } from '../../../me/parts';
import Practice from './Practice.svelte';

const part: TrainerPart = { Practice };

export default part;
