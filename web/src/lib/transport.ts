// The one way from the page to its tables: over the network to a server, or by messages to a house in this browser.

/** Like a WebSocket, as far as the page needs one. */
export interface Line {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
  /** Milliseconds that it may take to open, if that is not a matter of the network. */
  patience?: number;
}

/** Whether a table is at home in this browser: those names are given nowhere else. */
export const isHere = (id: string): boolean => id.startsWith('here-');

/** The house in this browser, which takes seconds to open. */
const moveIn = () => import('../offline/house');

/** The API, by the path of a route. Without a server, devices that are prepared ask the house; but a server's tables
    wait. */
export async function request(path: string, how: RequestInit = {}): Promise<Response> {
  if (!__STATIC__ && !path.startsWith('/tables/here-')) {
    try {
      return await fetch(`/api${path}`, how);
    } catch (failed) {
      if (path.startsWith('/tables/') || !navigator.serviceWorker?.controller) throw failed;
    }
  }
  return (await moveIn()).request(path, how);
}

export function openLine(id: string): Line {
  if (!__STATIC__ && !isHere(id)) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`) as unknown as Line;
  }
  // The house does the rest, unless the line is closed before; it may have to be opened first.
  const line = { readyState: 0, patience: 120_000, close: () => void (line.readyState = 3) } as Line;
  moveIn().then(
    (house) => house.connect(line, id),
    () => line.readyState === 0 && line.onclose?.({ code: 1006 }),
  );
  return line;
}
