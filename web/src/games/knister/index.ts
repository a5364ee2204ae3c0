import End from './End.svelte';
import Play from './Play.svelte';
import Preview from './Preview.svelte';
import Rules from './Rules.svelte';

export default { Play, End, Rules, Preview };
