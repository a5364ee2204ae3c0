// The worker that thinks for bots, hints, reviews and puzzles, so that nobody's table has to wait.
import { openPython } from './python';

const python = openPython();

onmessage = async ({ data }: MessageEvent<string>) => {
  const { answer } = (await python).pyimport('vierling.browser.thinking');
  try {
    postMessage({ answer: answer(data) });
  } catch (problem) {
    postMessage({ problem: String(problem) });
  }
};
