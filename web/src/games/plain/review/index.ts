import type { ReviewScreens } from '../..';
import Position from './Position.svelte';

const screens: ReviewScreens = { Position, moveWords: (move) => move };

export default screens;
