// What is said about playing without a server. Hardly any page needs it, so none has to know where its files are.
import { files, learn } from '../lib/words';

Object.assign(
  files,
  import.meta.glob<string>('../../../src/vierling/words/*/offline.ftl', { query: '?raw', import: 'default' }),
);

export const learnWords = (): Promise<void> => learn('words/*/offline.ftl');
