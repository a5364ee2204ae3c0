// Lays what has changed over what was there before; docs/protocol.md explains patches.
import type { Patch } from './wire.gen';

const isGone = (patch: unknown): boolean => Array.isArray(patch) && patch.length === 0;

/** The value after a patch. The one before stays as it was, and parts that have not changed are the same objects. */
export function lay(patch: Patch, before: unknown): unknown {
  if (Array.isArray(patch)) return put(patch, before);
  if (typeof patch !== 'object' || patch === null) return patch;
  const after: Record<string, unknown> = Array.isArray(before) ? [...before] as never : { ...(before as object) };
  for (const [path, each] of Object.entries(patch)) layAt(path.split('/'), each as Patch, after);
  return after;
}

/** Lays a patch where a path leads; only copies are written to. */
function layAt([name = '', ...rest]: string[], patch: Patch, into: Record<string, unknown>): void {
  if (rest.length > 0) into[name] = lay({ [rest.join('/')]: patch }, into[name]);
  else if (isGone(patch)) delete into[name];
  else into[name] = lay(patch, into[name]);
}

/** Another value, or other items in a list. */
function put(patch: unknown[], before: unknown): unknown {
  if (patch.length === 1) return patch[0];
  if (patch.length === 2) return lay(patch[1] as Patch, lay(patch[0] as Patch, before));
  const [start, count, items] = patch as [number, number, unknown[]];
  const list = before as unknown[];
  return [...list.slice(0, start), ...items, ...list.slice(start + count)];
}
