import type { TextField } from '../..';
import { t } from '../../../lib/words';
import PlainText from './PlainText.svelte';

/** For any text that a game wants: only the game itself can read it. */
const text: TextField = { Field: PlainText, tell: async (value) => value || t('plain-text-usual') };

const fields: Record<string, TextField> = { text };

export default fields;
