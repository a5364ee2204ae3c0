// Which seats have got a new personal link in this match, for whatever draws a seat.
import { getContext, setContext } from 'svelte';

const KEY = Symbol('relinked');
type Relinked = (seat: number) => boolean;

export const tellRelinked = (relinked: Relinked): Relinked => setContext(KEY, relinked);
export const whichRelinked = (): Relinked => getContext<Relinked | undefined>(KEY) ?? (() => false);
