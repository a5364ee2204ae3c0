import { beforeEach, expect, test, vi } from 'vitest';
import { keep, kept } from './device';
import { addHost, addSeat } from './keyring';
import { ownData, removeName } from './own-data';

const SEAT = 'a-token-of-twenty-two-letters';
const HOST = 'the-token-of-the-host-of-it';

interface Sent {
  method: string;
  path: string;
  token: string | undefined;
  body: unknown;
}
let sent: Sent[] = [];

function answerWith(answer: (path: string) => [number, unknown]): void {
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: { method: string; headers: Record<string, string>; body: string | null }) => {
    sent.push({ method, path, token: headers['Authorization'], body: body && JSON.parse(body) });
    const [status, content] = answer(path);
    return new Response(content === null ? null : JSON.stringify(content), { status });
  });
}

const refusal = (code: string) => ({ error: { code, message: `no: ${code}`, where: null } });

beforeEach(() => {
  sent = [];
  for (const key of ['tables', 'name', 'theme', 'outbox.one']) keep(key, null);
  keep('name', 'Anna');
  keep('theme', 'dark');
  keep('outbox.one', '[{"move":"c3"}]');
  addSeat('one', SEAT);
  addHost('one', HOST);
  addSeat('two', SEAT);
});

test('what is taken along has settings and tables, but no keys and no unsent move', async () => {
  answerWith((path) => (path.includes('/one/') ? [200, { table: 'one' }] : [404, refusal('no-table')]));
  const text = await ownData(new Date(0));
  const data = JSON.parse(text);
  expect(data.saved).toBe('1970-01-01T00:00:00.000Z');
  expect(data.device).toMatchObject({ name: 'Anna', theme: 'dark' });
  expect(data.tables).toHaveLength(2);
  expect(data.tables).toContainEqual({ table: 'one' });
  expect(data.tables).toContainEqual({ table: 'two', problem: 'no: no-table' });
  expect(sent.find(({ path }) => path.includes('/one/'))?.body).toEqual({ tokens: [SEAT, HOST] });
  for (const secret of [SEAT, HOST, 'c3']) expect(text).not.toContain(secret);
});

test('a name is removed with the token of each seat, and forgotten here', async () => {
  answerWith((path) => (path.includes('/one/') ? [204, null] : [403, refusal('not-seated')]));
  expect(await removeName()).toEqual({ tables: 1, problems: [] });
  expect(sent.map(({ method, path, token }) => [method, path, token]).sort()).toEqual([
    ['DELETE', '/api/tables/one/name', `Bearer ${SEAT}`],
    ['DELETE', '/api/tables/two/name', `Bearer ${SEAT}`],
  ]);
  expect(kept('name')).toBeNull();
});

test('what could not be removed is told, and the name stays here for another try', async () => {
  answerWith(() => [500, refusal('broken')]);
  expect(await removeName()).toEqual({ tables: 0, problems: ['no: broken'] });
  expect(kept('name')).toBe('Anna');
});
