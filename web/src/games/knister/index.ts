import type { Screens } from '..';
import Play from './Play.svelte';
import { timeUp } from './story';

const screens: Screens = { Play, end: () => import('./End.svelte'), timeUp, holds: true };

export default screens;
