// The words of history and trainer. Their files are listed here, not with the others: tables need none of them.
import { files, learn, reviewWords } from '../lib/words';

Object.assign(files, import.meta.glob<string>('../../../src/vierling/words/*/me.ftl', { query: '?raw', import: 'default' }));

/** The review's words too: what the coach says is said in them. */
export const learnMe = (): Promise<void> => learn('words/*/me.ftl', reviewWords);
