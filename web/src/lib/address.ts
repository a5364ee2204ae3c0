// Addresses of our paths.

/** Where an address leads, as a path of ours. Without a server that path stands after the question mark: any file server
    in any folder then sends the page. */
export function place(at: { pathname: string; search: string } = location): { pathname: string; search: string } {
  if (!__STATIC__) return at;
  const [, path = '/', query = ''] = /^\?(\/[^?]*)(\?.*)?$/.exec(at.search) ?? [];
  return { pathname: path, search: query };
}

/** The whole address of a path of ours. */
export const addressOf = (path: string): string =>
  __STATIC__ ? `${location.origin}${location.pathname}?${path}` : `${location.origin}${path}`;
