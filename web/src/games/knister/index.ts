import type { Screens } from '..';
import End from './End.svelte';
import Play from './Play.svelte';

const screens: Screens = { Play, End, holds: true };

export default screens;
