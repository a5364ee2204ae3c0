import type { Screens } from '..';
import End from './End.svelte';
import Play from './Play.svelte';

const screens: Screens = { Play, End };

export default screens;
