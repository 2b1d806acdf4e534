/** WebKit, what Safari and every browser on an iPhone are made of: GNOME's build of it, by classic WebDriver on a virtual screen. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

import { until } from '../until.ts';
import { Engine, type Source } from './engine.ts';

export const DRIVER = process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver';

/** The small browser that Debian's driver brings. */
export function miniBrowser(): string | undefined {
  const folders = readdirSync('/usr/lib').map((system) => `/usr/lib/${system}/webkit2gtk-4.1`);
  return folders.map((folder) => `${folder}/MiniBrowser`).find((file) => existsSync(file));
}

export class WebKit extends Engine {
  readonly name = 'webkit';
  private session = '';

  private constructor(
    private readonly screen: ChildProcess,
    private readonly driver: ChildProcess,
    private readonly address: string,
  ) {
    super();
  }

  static async start(size: { width: number; height: number }): Promise<WebKit> {
    const binary = miniBrowser();
    if (!binary) throw new Error('There is no MiniBrowser; Debian has it in webkit2gtk-driver.');
    const [screen, display] = await virtualScreen();
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
    const webkit = new WebKit(screen, driver, `http://127.0.0.1:${port}`);
    await until('the driver listens', () => webkit.ask('GET', '/status').catch(() => null));
    const alwaysMatch = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    };
    const made = await webkit.ask('POST', '/session', { capabilities: { alwaysMatch } });
    webkit.session = (made as { sessionId: string }).sessionId;
    await webkit.resize(size);
    return webkit;
  }

  async open(url: string): Promise<void> {
    await this.tell('POST', '/url', { url });
  }

  async reload(): Promise<void> {
    await this.tell('POST', '/refresh', {});
  }

  async close(): Promise<void> {
    await this.tell('DELETE', '').catch(() => undefined);
    for (const child of [this.driver, this.screen]) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    }
  }

  protected async evaluate(expression: string): Promise<string | null> {
    const script = `return ${expression};`;
    return (await this.tell('POST', '/execute/sync', { script, args: [] })) as string | null;
  }

  protected async perform(actions: Source[]): Promise<void> {
    await this.tell('POST', '/actions', { actions });
  }

  protected async photograph(): Promise<Buffer> {
    return Buffer.from((await this.tell('GET', '/screenshot')) as string, 'base64');
  }

  /** The page itself has this size: what is round it is added. */
  private async resize({ width, height }: { width: number; height: number }): Promise<void> {
    await this.tell('POST', '/window/rect', { width, height });
    const inner = (): Promise<number[]> => this.run(() => [innerWidth, innerHeight]);
    const [wide = width, high = height] = await inner();
    await this.tell('POST', '/window/rect', { width: 2 * width - wide, height: 2 * height - high });
  }

  private tell(method: string, path: string, body?: object): Promise<unknown> {
    return this.ask(method, `/session/${this.session}${path}`, body);
  }

  private async ask(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(this.address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
}

/** A screen of its own, on a number that is free. */
async function virtualScreen(): Promise<[ChildProcess, string]> {
  const flags = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((found, failed) => {
    child.once('error', failed);
    child.stdout.once('data', (text) => found(String(text).trim()));
  });
  return [child, number];
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
