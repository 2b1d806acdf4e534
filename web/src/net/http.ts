/** The server's HTTP answers. A failure is thrown as {@link Refused}, with the server's own reason. */
import type {
  About,
  AskPhoto,
  Code,
  CreateTable,
  Created,
  HttpError,
  GameInfo,
  Key,
  Replay,
  BuiltinSetup,
  SetupCheck,
  Summary,
  ParseError,
} from '../wire/protocol';
import { here, hostsHere, isHere } from './here';

export class Refused extends Error {
  constructor(
    readonly code: Code,
    readonly errors: ParseError[],
  ) {
    super(code);
  }
}

/** Asks the server; with a body it is a POST. */
export async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  if (__SITE__) return (await here()).ask(path, body);
  const response = await posted(path, body);
  if (response?.ok) return (await response.json()) as Answer;
  const failure = (await response?.json().catch(() => null)) as HttpError | null | undefined;
  throw new Refused(failure?.code ?? 'unavailable', failure?.errors ?? []);
}

/** The answer; null if there is none. */
function posted(path: string, body: unknown): Promise<Response | null> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  return fetch(`/api/v1/${path}`, body === undefined ? {} : post).catch(() => null);
}

export const about = (): Promise<About> => call('about');
export const setups = (): Promise<BuiltinSetup[]> => call('setups');
export const checkSetup = (text: string): Promise<SetupCheck> => call('setups/check', { text });

/** Asks whoever has the table: the server, or a worker of this browser. */
export async function callFor<Answer>(table: string | null, path: string, body?: unknown): Promise<Answer> {
  return table !== null && isHere(table) ? (await here()).ask(path, body) : call(path, body);
}

/** Asks this browser's own host, if it has one; null where its engine does not come. */
export async function askHere<Answer>(can: boolean, path: string, body: unknown): Promise<Answer | null> {
  if (!can) return null;
  try {
    return await (await here()).ask<Answer>(path, body);
  } catch (error) {
    if (error instanceof Refused && error.code !== 'unavailable') throw error;
    return null;
  }
}

/** Makes a table: in this browser if nobody has to come to it, and at the server if others do, or the engine does not come. */
export const createTable = async (wish: CreateTable): Promise<Created> =>
  (await askHere(!__SITE__ && hostsHere(wish), 'tables', wish)) ?? call('tables', wish);

export const firstGame = (game: string): Promise<Replay> => call(`lessons/${game}`);

/** How these tables stand, as far as they are there; which of them were asked about is in `asked`. */
export async function myTables(tables: Key[]): Promise<{ found: Summary[]; asked: string[] }> {
  const own = tables.filter(({ table }) => isHere(table));
  const others = tables.filter(({ table }) => !isHere(table));
  const about = async (some: Key[]): Promise<Summary[]> =>
    some[0] ? callFor(some[0].table, 'mine', { tables: some }) : [];
  const answers = await Promise.all(
    [own, others].map((some) =>
      about(some).then(
        (found) => ({ found, asked: some.map(({ table }) => table) }),
        () => ({ found: [], asked: [] }),
      ),
    ),
  );
  return { found: answers.flatMap(({ found }) => found), asked: answers.flatMap(({ asked }) => asked) };
}

/** The photo of a table; null if there is none for who has these keys. */
export async function photo(table: string, keys: string[]): Promise<Blob | null> {
  if (isHere(table)) return (await here()).photo(table);
  const response = await posted(`tables/${table}/photo`, { keys } satisfies AskPhoto);
  if (response?.ok) return response.blob();
  if (response && [400, 403, 404].includes(response.status)) return null;
  throw new Refused('unavailable', []);
}

/** Where a finished game's log can be downloaded. */
export const logAddress = (table: string): string => `/api/v1/tables/${table}/log`;

let known: Promise<GameInfo[]> | undefined;

/** What can be agreed about each game; asked once, and again where there was no answer. */
export function games(): Promise<GameInfo[]> {
  known ??= call<GameInfo[]>('games').catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}
