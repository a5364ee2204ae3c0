import type { TextField } from '../..';
import { cardsName } from '../cards';
import CardsField from './CardsField.svelte';
import ChildrenField from './ChildrenField.svelte';
import CombinationField from './CombinationField.svelte';
import { tellNumbers } from './numbers';

const fields: Record<string, TextField> = {
  combination: { Field: CombinationField, tell: tellNumbers },
  children: { Field: ChildrenField, tell: tellNumbers },
  cards: { Field: CardsField, tell: cardsName },
};

export default fields;
