/** An engine in a worker, the one that hosts tables or the one that thinks: texts go in and out through its memory (`crates/wasm`). */

interface Doors {
  memory: WebAssembly.Memory;
  input: (bytes: number) => number;
  length: () => number;
  host: (thinkers: number) => void;
  handle: (now: number) => number;
  think: (milliseconds: number) => number;
  forget: () => void;
}

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** Compiles the engine while it is still coming, if the host of the files says what it is. */
export async function compile(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the engine: ${response.status}`);
  if (response.headers.get('content-type') === 'application/wasm')
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

export class Engine {
  private readonly doors: Doors;

  constructor(module: WebAssembly.Module) {
    const browser = { clock: () => performance.now() };
    this.doors = new WebAssembly.Instance(module, { browser }).exports as unknown as Doors;
  }

  /** Begins to host tables, with chance from the browser. */
  host(thinkers: number): void {
    this.put(crypto.getRandomValues(new Uint8Array(64)));
    this.doors.host(thinkers);
  }

  /** Something happened, an `Input`; the answer is a list of `Effect`s. */
  handle(input: string): string {
    this.put(encoder.encode(input));
    return this.get(this.doors.handle(Date.now()));
  }

  /** Thinks about a job for so many milliseconds at most; the answer is an `Input`. */
  think(job: string, milliseconds: number): string {
    this.put(encoder.encode(job));
    return this.get(this.doors.think(milliseconds));
  }

  forget(table: string): void {
    this.put(encoder.encode(table));
    this.doors.forget();
  }

  private put(bytes: Uint8Array): void {
    const at = this.doors.input(bytes.length);
    new Uint8Array(this.doors.memory.buffer, at, bytes.length).set(bytes);
  }

  private get(at: number): string {
    return decoder.decode(new Uint8Array(this.doors.memory.buffer, at, this.doors.length()));
  }
}
