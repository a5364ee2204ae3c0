import type { TextField } from '../..';
import { boardName } from '../boards';
import BoardField from './BoardField.svelte';
import HandicapField from './HandicapField.svelte';
import { tellHandicap } from './handicap';

const fields: Record<string, TextField> = {
  board: { Field: BoardField, tell: (value) => boardName('tubyrinth', value), known: true, settles: ['same_board', 'grades'] },
  handicap: { Field: HandicapField, tell: (value) => Promise.resolve(tellHandicap(value)) },
};

export default fields;
