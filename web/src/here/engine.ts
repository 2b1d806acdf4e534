/** The engine, compiled for browsers: texts go in and out through its memory (`crates/wasm`). */

interface Doors {
  memory: WebAssembly.Memory;
  input: (bytes: number) => number;
  length: () => number;
  host: (thinkers: number) => void;
  handle: (now: number) => number;
  think: (milliseconds: number) => number;
  forget: () => void;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export async function compile(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the engine did not come: ${response.status}`);
  // Not every host of files knows the type that streaming would need.
  return WebAssembly.compile(await response.arrayBuffer());
}

export class Engine {
  private readonly doors: Doors;

  constructor(module: WebAssembly.Module) {
    const clock = (): number => performance.now();
    this.doors = new WebAssembly.Instance(module, { browser: { clock } }).exports as unknown as Doors;
  }

  /** Begins to host tables, with chance of this browser. */
  host(thinkers: number): void {
    this.put(crypto.getRandomValues(new Uint8Array(64)));
    this.doors.host(thinkers);
  }

  /** Tells the host of tables something; returns what is to be done, in JSON. */
  handle(input: string): string {
    this.put(encoder.encode(input));
    return this.text(this.doors.handle(Date.now()));
  }

  /** Lets a bot think, no longer than so many milliseconds; returns what to tell the host. */
  think(job: string, milliseconds: number): string {
    this.put(encoder.encode(job));
    return this.text(this.doors.think(milliseconds));
  }

  /** A table nobody thinks about any more. */
  forget(table: string): void {
    this.put(encoder.encode(table));
    this.doors.forget();
  }

  private put(bytes: Uint8Array): void {
    const at = this.doors.input(bytes.length);
    new Uint8Array(this.doors.memory.buffer, at, bytes.length).set(bytes);
  }

  private text(at: number): string {
    return decoder.decode(new Uint8Array(this.doors.memory.buffer, at, this.doors.length()));
  }
}
