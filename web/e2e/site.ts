/** The site of files under test, as `cargo xtask site` built it; `STOLIK_SITE` names its folder. */
import { existsSync } from 'node:fs';
import { afterAll } from 'vitest';

import { serveFiles } from './files.ts';

export const SITE = process.env['STOLIK_SITE'] ?? '';
if (!existsSync(`${SITE}/sw.js`))
  throw new Error('Set STOLIK_SITE to the folder that `cargo xtask site` built, such as target/site.');

export const files = await serveFiles(SITE);
afterAll(() => files.stop());
