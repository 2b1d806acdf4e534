/** The browser of the tests: Chromium without what only costs time. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** The whole browser, for what a page asks of the system: notifications. */
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** The same engine without windows and all that belongs to them, which needs half the processor; where it is missing, the whole. */
const SHELL = process.env['CHROMIUM_SHELL'] ?? '/usr/bin/chromium-headless-shell';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launch(whole = false): Promise<Browser> {
  const executablePath = whole || !existsSync(SHELL) ? CHROMIUM : SHELL;
  return chromium.launch({ executablePath, args: FLAGS });
}
