import { spawn } from 'node:child_process';
import path from 'node:path';
import { browserVariable, type BrowserName } from './browsers.ts';
import { startProduct } from './product.ts';

/**
 * Runs Playwright with these arguments in a browser against the built product, which it starts and stops. Returns the
 * exit code.
 */
export async function runTests(args: readonly string[], browser: BrowserName = 'chromium'): Promise<number> {
  const product = await startProduct();
  const playwright = path.resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  const tests = spawn(
    process.execPath,
    [playwright, 'test', '--config', path.join(import.meta.dirname, 'playwright.config.ts'), ...args],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        [browserVariable]: browser,
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
  return code;
}
