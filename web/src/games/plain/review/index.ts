import type { ReviewScreens } from '../..';
import Position from './Position.svelte';

const screens: ReviewScreens = { Position, wide: true, moveWords: (move) => move };

export default screens;
