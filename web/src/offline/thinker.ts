// The worker that thinks for bots, hints, reviews and puzzles, so that nobody's table has to wait.
import { openPython } from './python';

let python: ReturnType<typeof openPython> | undefined;

/** If it could not be fetched, the next question tries again. */
function open(): ReturnType<typeof openPython> {
  python ??= openPython();
  python.catch(() => (python = undefined));
  return python;
}

open();

onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    const { answer } = (await open()).pyimport('vierling.browser.thinking');
    postMessage({ answer: answer(data) });
  } catch (problem) {
    postMessage({ problem: String(problem) });
  }
};
