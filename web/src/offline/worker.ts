// The worker that runs the house of all tabs, once it has the lock.
import { openDisk } from './disk';
import type { FromHouse, FromWorker, Role, ToHouse } from './messages';
import { openPython } from './python';
import { learn, say } from './speaking';
import { openThinker } from './thinking';

interface House {
  ask(
    method: string,
    path: string,
    token: string,
    language: string,
    body: string,
    progress: (share: number) => void,
  ): Promise<string>;
  open_line(line: string, table: string, send: (text: string) => void, close: (code: number) => void): Promise<void>;
  hear(line: string, text: string): void;
  hang_up(line: string): void;
}

const { channel: name, edition, origin } = JSON.parse(self.name) as Role;

/** To the page that has this worker. */
const report = (message: FromWorker) => postMessage(message);

async function openHouse(): Promise<void> {
  const disk = await openDisk();
  const python = await openPython((share) => report({ kind: 'fetched', share }));
  const { open_house } = python.pyimport('vierling.browser.house');
  const channel = new BroadcastChannel(name);
  const tell = (message: FromHouse) => channel.postMessage(message);
  const noteSlow = (game: string, bot: string) => tell({ kind: 'slow', game, bot });
  const house: House = await open_house(disk, openThinker(), noteSlow, say, origin, edition);
  const opened: FromHouse = { kind: 'open', house: `${performance.timeOrigin}-${Math.random()}` };
  /** What is said on a line waits until the line is there. */
  const lines = new Map<string, Promise<void>>();

  const take: Record<ToHouse['kind'], (message: any) => void> = {
    knock: () => tell(opened),
    ask: async ({ id, method, path, token, language, body }) => {
      await learn(language);
      const progress = (share: number) => tell({ kind: 'progress', path, share });
      const [status, text] = JSON.parse(await house.ask(method, path, token, language, body, progress));
      tell({ kind: 'answer', id, status, text });
    },
    connect: ({ line, table }) => {
      const send = (text: string) => tell({ kind: 'said', line, text });
      const close = (code: number) => tell({ kind: 'closed', line, code });
      lines.set(line, house.open_line(line, table, send, close));
    },
    say: async ({ line, text }) => {
      const language = /"language":"(\w+)"/.exec(text)?.[1];
      if (language) lines.set(line, Promise.all([lines.get(line), learn(language)]).then(() => {}));
      await lines.get(line);
      house.hear(line, text);
    },
    'hang-up': async ({ line }) => {
      await lines.get(line);
      lines.delete(line);
      house.hang_up(line);
    },
  };
  channel.onmessage = ({ data }: MessageEvent<ToHouse>) => take[data.kind]?.(data);
  tell(opened);
}

/** Until the tab is closed. */
const forEver = () => openHouse().then(() => new Promise<never>(() => {}));

const opened = navigator.locks ? navigator.locks.request(name, forEver) : forEver();
opened.catch((problem: unknown) => {
  console.error(problem);
  report({ kind: 'failed' });
});
