/** What this browser keeps of its tables, in IndexedDB: a row for each table, for each change, and for how each table stands. */
import type { Summary } from '../wire/protocol';
import type { Kept, KeptChange, KeptTable } from './messages';

/** Another tab has written this change: the table is its. */
export class Conflict extends Error {}

/** What earlier versions did not keep. */
const LACKING = { holders: [], host: true, since: null, deadline: null, outcome: null, sketch: '' };

type Row = KeptChange & { table: string };
/** A photo stays in this browser, and where it is only the page needs it. */
type TableRow = KeptTable & { photo?: string };

function without({ photo: _, ...table }: TableRow): KeptTable {
  return table;
}

export class Store {
  private opened: Promise<IDBDatabase> | null = null;
  /** Tables that cannot be kept, as far as they are not: played without, until the tab is closed. */
  private readonly unkept = new Map<string, { table: TableRow | null; changes: KeptChange[] }>();
  private readonly unlisted = new Map<string, Summary>();

  /** `forgetful` is called when something could not be kept. */
  constructor(private readonly forgetful: () => void) {}

  /** Writes a change down, in one transaction with its table if that is new; a photo stands in the table's row. */
  async write(
    table: string,
    new_: KeptTable | null,
    change: KeptChange,
    photo: string | null = null,
  ): Promise<void> {
    const made = new_ && photo !== null ? { ...new_, photo } : new_;
    // What follows a change that is not kept is not kept either: there are no gaps.
    const unkept = this.unkept.get(table);
    if (unkept) return void unkept.changes.push(change);
    try {
      await this.change(['tables', 'changes'], (rows) => {
        if (made) rows('tables').add(made);
        rows('changes').add({ ...change, table } satisfies Row);
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') throw new Conflict();
      this.unkept.set(table, { table: made, changes: [change] });
      this.forgetful();
    }
  }

  async read(table: string): Promise<Kept | null> {
    const unkept = this.unkept.get(table);
    if (unkept?.table) return { table: without(unkept.table), changes: unkept.changes };
    const all = IDBKeyRange.bound([table], [table, []]);
    const [made, changes] = await this.get(['tables', 'changes'], (rows) => [
      rows('tables').get(table) as IDBRequest<TableRow | undefined>,
      rows('changes').getAll(all) as IDBRequest<Row[]>,
    ]);
    const kept = changes.map(({ table: _, ...change }): KeptChange => change);
    return made ? { table: without(made), changes: [...kept, ...(unkept?.changes ?? [])] } : null;
  }

  /** The photo of a table, in base64. */
  async photo(table: string): Promise<string | null> {
    const unkept = this.unkept.get(table)?.table;
    if (unkept) return unkept.photo ?? null;
    const [made] = await this.get(['tables'], (rows) => [
      rows('tables').get(table) as IDBRequest<TableRow | undefined>,
    ]);
    return made?.photo ?? null;
  }

  /** How a table stands now. */
  async list(summary: Summary): Promise<void> {
    try {
      if (this.unkept.has(summary.table)) throw new Error('not kept');
      await this.change(['summaries'], (rows) => rows('summaries').put(summary));
    } catch {
      this.unlisted.set(summary.table, summary);
    }
  }

  /** How these tables stand, as far as there are such. */
  async listed(tables: readonly string[]): Promise<Summary[]> {
    const kept = await this.summaries().catch((error: unknown) => {
      if (this.unlisted.size === 0) throw error;
      return [];
    });
    const all = new Map([...kept.map((one) => [one.table, one] as const), ...this.unlisted]);
    return tables.flatMap((table) => all.get(table) ?? []);
  }

  private async summaries(): Promise<Summary[]> {
    const [all] = await this.get(['summaries'], (rows) => [
      rows('summaries').getAll() as IDBRequest<Summary[]>,
    ]);
    return all.map((one) => ({ ...LACKING, ...one }));
  }

  private async get<Found extends IDBRequest[]>(
    names: string[],
    ask: (rows: (name: string) => IDBObjectStore) => [...Found],
  ): Promise<{ [At in keyof Found]: Found[At] extends IDBRequest<infer Value> ? Value : never }> {
    const transaction = (await this.database()).transaction(names);
    const asked = ask((name) => transaction.objectStore(name));
    await done(transaction);
    return asked.map(({ result }: IDBRequest<unknown>) => result) as never;
  }

  private async change(
    names: string[],
    write: (rows: (name: string) => IDBObjectStore) => void,
  ): Promise<void> {
    // A browser that dies loses nothing, as with most browsers anyway; waiting for the disk would take longer than the rest of a tap.
    const transaction = (await this.database()).transaction(names, 'readwrite', { durability: 'relaxed' });
    write((name) => transaction.objectStore(name));
    // Nothing follows from how a single row fared: the whole is done, or nothing is.
    transaction.commit();
    await done(transaction);
  }

  private database(): Promise<IDBDatabase> {
    this.opened ??= open();
    return this.opened;
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('stolik', 1);
    opening.onupgradeneeded = () => {
      const { result } = opening;
      result.createObjectStore('tables', { keyPath: 'id' });
      result.createObjectStore('changes', { keyPath: ['table', 'number'] });
      result.createObjectStore('summaries', { keyPath: 'table' });
    };
    opening.onsuccess = () => {
      // Another tab has a newer version of the page, which keeps things differently.
      opening.result.onversionchange = () => opening.result.close();
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error ?? new Error('not opened'));
    opening.onblocked = () => reject(new Error('open in an older page'));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
  });
}
