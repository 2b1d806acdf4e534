/** What a server answers by HTTP, or this browser's own worker in its place. A failure is thrown as {@link Refused}, with the server's own reason. */
import type {
  About,
  Code,
  CreateTable,
  Created,
  HttpError,
  GameInfo,
  Key,
  ParseError,
  Replay,
  SetupCard,
  SetupCheck,
  Summary,
} from '../wire/protocol';
import { here, isHere } from './port';

export class Refused extends Error {
  constructor(
    readonly code: Code,
    readonly errors: ParseError[],
  ) {
    super(code);
  }
}

/** Asks the server, or this browser's own worker; with a body it is a POST. */
export async function call<Answer>(path: string, body?: unknown, own = __SITE__): Promise<Answer> {
  if (own)
    return asked(
      await here().then(
        ({ ask }) => ask(path, body),
        () => null,
      ),
    );
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`/api/v1/${path}`, body === undefined ? {} : post).catch(() => null);
  if (response?.ok) return (await response.json()) as Answer;
  const failure = (await response?.json().catch(() => null)) as HttpError | null | undefined;
  throw new Refused(failure?.code ?? 'unavailable', failure?.errors ?? []);
}

/** What this browser's own worker answered. */
function asked<Answer>(answer: { ok: boolean; text: string } | null): Answer {
  if (!answer) throw new Refused('unavailable', []);
  const value: unknown = JSON.parse(answer.text);
  if (answer.ok) return value as Answer;
  const { code, errors } = value as HttpError;
  throw new Refused(code, errors);
}

export const about = (): Promise<About> => call('about');
export const setups = (): Promise<SetupCard[]> => call('setups');
export const checkSetup = (text: string): Promise<SetupCheck> => call('setups/check', { text });
export const createTable = (wish: CreateTable): Promise<Created> => call('tables', wish);
export const firstGame = (game: string): Promise<Replay> => call(`lessons/${game}`);

/** How tables stand: those of this browser, which no server is asked about, or those of the server. */
export async function myTables(tables: Key[], own: boolean): Promise<Summary[]> {
  if (!own) return call('mine', { tables }, false);
  const all = await (await here()).list();
  return all.filter(({ table }) => tables.some((one) => one.table === table));
}

/** Where a finished game's log can be downloaded; from this browser's own storage it has to be handed over ({@link handLog}). */
export const logAddress = (table: string): string => (isHere(table) ? '' : `/api/v1/tables/${table}/log`);

/** For links to a log: where the table is this browser's own there is no such address. */
export async function handLog(event: MouseEvent, table: string): Promise<void> {
  if (!isHere(table)) return;
  event.preventDefault();
  const log = await call<string>(`tables/${table}/log`, undefined, true);
  const href = URL.createObjectURL(new Blob([log], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: `${table}.stolik` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

let known: Promise<GameInfo[]> | undefined;

/** What can be agreed about each game; asked once, and again where there was no answer. */
export function games(): Promise<GameInfo[]> {
  known ??= call<GameInfo[]>('games').catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}
