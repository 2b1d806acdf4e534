/** What this browser keeps of its own tables, in IndexedDB. A change is written in one transaction. */
import type { Summary } from '../wire/protocol';
import type { Change, Kept } from './messages';

/** Another tab was first: the change that was to be written is there already, and another one. */
export class Conflict extends Error {}

function request<Answer>(asked: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('the storage does not answer'));
  });
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('stolik', 1);
  opening.onupgradeneeded = () => {
    const database = opening.result;
    database.createObjectStore('tables', { keyPath: 'id' });
    database.createObjectStore('changes', { keyPath: ['table', 'number'] });
    // For the page, which must not see what is hidden in the others.
    database.createObjectStore('list', { keyPath: 'table' });
  };
  return request(opening);
}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= open();
  return opened;
}

async function change(stores: string[], act: (transaction: IDBTransaction) => void): Promise<void> {
  // Kept when the tab or the browser dies; the file system is not waited for, as that takes longer than people notice.
  const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'relaxed' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(
        transaction.error?.name === 'ConstraintError'
          ? new Conflict()
          : (transaction.error ?? new Error('the storage is full')),
      );
  });
  act(transaction);
  return done;
}

const changesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** A table with all its changes. */
export async function read(table: string): Promise<Kept | null> {
  const transaction = (await database()).transaction(['tables', 'changes']);
  const [found, changes] = await Promise.all([
    request(transaction.objectStore('tables').get(table) as IDBRequest<Kept['table'] | undefined>),
    request(transaction.objectStore('changes').getAll(changesOf(table)) as IDBRequest<Change[]>),
  ]);
  return found ? { table: found, changes } : null;
}

/** Writes a change, with the table if it is its first. */
export function write(table: string, made: Kept['table'] | null, written: Change): Promise<void> {
  return change(['tables', 'changes'], (transaction) => {
    if (made) transaction.objectStore('tables').add(made);
    transaction.objectStore('changes').add({ table, ...written });
  });
}

export function enlist(summary: Summary): Promise<void> {
  return change(['list'], (transaction) => void transaction.objectStore('list').put(summary));
}

/** How all tables of this browser stand. */
export async function list(): Promise<Summary[]> {
  const stored = (await database()).transaction('list').objectStore('list').getAll();
  return request(stored as IDBRequest<Summary[]>);
}

/** Forgets a table. */
export function remove(table: string): Promise<void> {
  return change(['tables', 'changes', 'list'], (transaction) => {
    transaction.objectStore('tables').delete(table);
    transaction.objectStore('changes').delete(changesOf(table));
    transaction.objectStore('list').delete(table);
  });
}
