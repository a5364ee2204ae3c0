// Whoever gave no name plays as "You", in their language. Needs the words of the review.
import type { Who } from './company';
import { t } from './words';

export const isNameless = (name: string): boolean => t('names-of-nobody').split(', ').includes(name);

/** The name of somebody who is not here. */
export const nameFromAfar = (name: string): string => (isNameless(name) ? t('somebody') : name);

/** A text with a form for you uses it, also where only names are known. */
export const whoIsCalled = (name: string): Who => ({ you: isNameless(name) ? 'yes' : 'no', name });
