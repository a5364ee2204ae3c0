// Says things aloud, where the device has a voice for the page's language.
import { keep, kept } from '../lib/device';
import { language } from '../lib/words';

const SPOKEN = 'spoken';

const spoken = $state({ wanted: kept(SPOKEN) !== 'off', voices: [] as string[] });

const listed = (): SpeechSynthesisVoice[] => ('speechSynthesis' in globalThis ? speechSynthesis.getVoices() : []);
const speaks = (tag: string) => tag.toLowerCase().split(/[-_]/)[0] === language();

/** Voices are there a moment after the page is; returns how to stop looking. */
export function lookForVoices(): () => void {
  const look = () => (spoken.voices = listed().map(({ lang }) => lang));
  look();
  if (!('speechSynthesis' in globalThis)) return () => {};
  speechSynthesis.addEventListener('voiceschanged', look);
  return () => {
    speechSynthesis.removeEventListener('voiceschanged', look);
    speechSynthesis.cancel();
  };
}

export const hasVoice = (): boolean => spoken.voices.some(speaks);
export const isSpoken = (): boolean => spoken.wanted;

export function chooseSpoken(wanted: boolean): void {
  spoken.wanted = wanted;
  keep(SPOKEN, wanted ? 'on' : 'off');
}

/** What is being said makes room for it. */
export function speakAloud(text: string): void {
  const voice = listed().find(({ lang }) => speaks(lang));
  if (!spoken.wanted || !voice) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.speak(words);
}
