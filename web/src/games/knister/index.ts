import type { Screens } from '..';
import End from './End.svelte';
import Play from './Play.svelte';
import { timeUp } from './story';

const screens: Screens = { Play, End, timeUp, holds: true };

export default screens;
