import { afterEach, expect, test, vi } from 'vitest';
import { branchAtServer } from './hand-over';

const GAME = JSON.stringify({ log: 'stolik …', seed: '00ff' });
const WISH = { seats: [{ holder: 'person' as const, name: 'Ola' }], once: 'a-secret-of-sixteen' };

const answers = (respond: () => Promise<Response>) => {
  const asked = vi.fn<typeof fetch>(respond);
  vi.stubGlobal('fetch', asked);
  return asked;
};

afterEach(() => vi.unstubAllGlobals());

test('the server is asked for a table with new draws, checked by the seed, once', async () => {
  const asked = answers(() => Promise.resolve(new Response('{"table":"t"}', { status: 201 })));
  expect(await branchAtServer(GAME, WISH)).toEqual({ ok: true, text: '{"table":"t"}' });
  const [path, request] = asked.mock.calls[0] ?? [];
  expect(path).toBe('/api/v1/branches');
  expect(JSON.parse(request?.body as string)).toEqual({
    source: { log: 'stolik …' },
    seed: '00ff',
    draws: 'new',
    ...WISH,
  });
});

test.each([
  [
    'a refusal is passed on',
    () => Promise.resolve(new Response('{"code":"bad_log","errors":[]}', { status: 422 })),
    'bad_log',
  ],
  [
    'what is no answer of the server is none',
    () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 })),
    'unavailable',
  ],
  ['without a network there is none', () => Promise.reject(new TypeError('no network')), 'unavailable'],
])('%s', async (_, respond, code) => {
  answers(respond);
  const { ok, text } = await branchAtServer(GAME, WISH);
  expect([ok, JSON.parse(text).code]).toEqual([false, code]);
});
