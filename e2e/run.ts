/** `npm run e2e`: starts the built product on free ports, runs the tests against it, and stops it again. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { startProduct } from './product.ts';

const product = await startProduct();
const playwright = path.resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
const tests = spawn(
  process.execPath,
  [playwright, 'test', '--config', path.join(import.meta.dirname, 'playwright.config.ts'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_ORIGIN: product.siteOrigin,
      REMOTES_ORIGIN: product.remotesOrigin,
      PORTAL_ORIGIN: product.portalOrigin,
      MAILBOX_ORIGIN: product.mailboxOrigin,
      TESSERA_DATA: product.dataDir,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
const code = await new Promise<number>((resolve) => tests.once('exit', (status) => resolve(status ?? 1)));
await product.stop();
process.exit(code);
