// As much of a browser as the page's plain classes need: storage, events, a clock that tests advance, and sockets
// whose other end is controlled by the test.
import { vi } from 'vitest';
import type { Message } from '../lib/wire';

export class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  /** What the page has sent. */
  sent: Record<string, unknown>[] = [];

  constructor(readonly url: string) {
    browser.sockets.push(this);
  }

  send(text: string): void {
    if (this.readyState === 0) throw new Error('InvalidStateError: the socket is still connecting');
    if (this.readyState === FakeSocket.OPEN) this.sent.push(JSON.parse(text));
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    setTimeout(() => this.onclose?.({ code: 1005 }));
  }

  // What the server does

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: Partial<Message>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  hangUp(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** The messages of one type that the page has sent. */
  sentOf(type: string): Record<string, unknown>[] {
    return this.sent.filter((each) => each.type === type);
  }
}

class Target extends EventTarget {
  listeners = 0;

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1;
    super.addEventListener(...args);
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners -= 1;
    super.removeEventListener(...args);
  }
}

class FakeDocument extends Target {
  visibilityState: 'visible' | 'hidden' = 'visible';

  show(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

interface Browser {
  storage: Map<string, string>;
  sockets: FakeSocket[];
  window: Target;
  document: FakeDocument;
}

export let browser: Browser;

/** A new browser with empty storage; its clock stands still until a test advances it. */
export function openBrowser(protocol = 'http:'): void {
  const storage = new Map<string, string>();
  const window = new Target();
  browser = { storage, sockets: [], window, document: new FakeDocument() };
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('document', browser.document);
  vi.stubGlobal('location', { protocol, host: 'table.test' });
  vi.stubGlobal('WebSocket', FakeSocket);
}

export const newestSocket = (): FakeSocket => browser.sockets.at(-1)!;

/** Advances the clock until the page has opened another socket. */
export function nextSocket(): FakeSocket {
  const before = browser.sockets.length;
  while (browser.sockets.length === before) {
    if (vi.getTimerCount() === 0) throw new Error('the page opens no other socket');
    vi.advanceTimersToNextTimer();
  }
  return newestSocket();
}
