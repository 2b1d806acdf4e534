/** Firefox, by WebDriver BiDi: JSON over the socket it opens itself. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

import { Engine, type Source } from './engine.ts';

export const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

/** Nothing is asked of the network but what the page asks. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

interface Answer {
  id?: number;
  type: string;
  result?: unknown;
  message?: string;
}

export class Firefox extends Engine {
  readonly name = 'firefox';
  private waiting = new Map<number, (answer: Answer) => void>();
  private context = '';

  private constructor(
    private readonly child: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    super();
    socket.on('message', (data) => {
      const answer = JSON.parse(String(data as Buffer)) as Answer;
      this.waiting.get(answer.id ?? -1)?.(answer);
    });
  }

  static async start(size: { width: number; height: number }): Promise<Firefox> {
    const profile = await mkdtemp(join(tmpdir(), 'stolik-firefox-'));
    const lines = Object.entries(PREFERENCES).map(([name, value]) => {
      return `user_pref("${name}", ${JSON.stringify(value)});\n`;
    });
    await writeFile(join(profile, 'user.js'), lines.join(''));
    const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const child = spawn(FIREFOX, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
    const address = await new Promise<string>((found, failed) => {
      let said = '';
      child.once('exit', () => failed(new Error(`Firefox ended: ${said}`)));
      child.stderr.on('data', (text) => {
        said += String(text);
        const listening = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
        if (listening?.[1]) found(listening[1]);
      });
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
    const firefox = new Firefox(child, profile, socket);
    await firefox.send('session.new', { capabilities: {} });
    // Not the window it begins with: without a screen that one is never active, and keys press nothing there.
    const made = (await firefox.send('browsingContext.create', { type: 'window' })) as { context: string };
    firefox.context = made.context;
    await firefox.tell('browsingContext.setViewport', { viewport: size });
    return firefox;
  }

  async open(url: string): Promise<void> {
    await this.tell('browsingContext.navigate', { url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.tell('browsingContext.reload', { wait: 'complete' });
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.socket.close();
    this.child.kill();
    await ended;
    await rm(this.profile, { recursive: true, force: true });
  }

  protected async evaluate(expression: string): Promise<string | null> {
    const target = { context: this.context };
    const answer = (await this.send('script.evaluate', { expression, target, awaitPromise: true })) as {
      type: string;
      result?: { value?: string };
      exceptionDetails?: { text: string };
    };
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result?.value ?? null;
  }

  protected async perform(actions: Source[]): Promise<void> {
    await this.tell('input.performActions', { actions });
  }

  protected async photograph(): Promise<Buffer> {
    const { data } = (await this.tell('browsingContext.captureScreenshot', {})) as { data: string };
    return Buffer.from(data, 'base64');
  }

  /** To the one window there is. */
  private tell(method: string, params: object): Promise<unknown> {
    return this.send(method, { context: this.context, ...params });
  }

  private async send(method: string, params: object): Promise<unknown> {
    const id = this.waiting.size + 1;
    const answer = await new Promise<Answer>((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message ?? ''}`);
    return answer.result;
  }
}
