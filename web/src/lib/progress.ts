// How much of a long answer is done, from 0 to 1, by the path of its route. Only a house in this browser tells.
import { SvelteMap } from 'svelte/reactivity';

export const progress = new SvelteMap<string, number>();
