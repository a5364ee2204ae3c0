// Questions for the worker that thinks: one at a time, bots' moves first.
const URGENCY = ['move', 'hint', 'review', 'puzzle'];

interface Question {
  kind: string;
  text: string;
  answer: (text: string) => void;
  fail: (problem: Error) => void;
}

export function openThinker(): (kind: string, text: string) => Promise<string> {
  const waiting: Question[] = [];
  let asked: Question | undefined;
  let thinker = hire();

  function hire(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<{ answer?: string; problem?: string }>) => {
      const done = asked;
      asked = undefined;
      if (data.answer === undefined) done?.fail(new Error(data.problem));
      else done?.answer(data.answer);
      next();
    };
    // It could not start, or ran out of memory: the next question gets another one.
    worker.onerror = (event) => {
      worker.terminate();
      const failed = asked;
      asked = undefined;
      thinker = hire();
      failed?.fail(new Error(event.message));
      next();
    };
    return worker;
  }

  function next(): void {
    if (asked) return;
    waiting.sort((one, other) => URGENCY.indexOf(one.kind) - URGENCY.indexOf(other.kind));
    asked = waiting.shift();
    if (asked) thinker.postMessage(asked.text);
  }

  return (kind, text) =>
    new Promise((answer, fail) => {
      waiting.push({ kind, text, answer, fail });
      next();
    });
}
