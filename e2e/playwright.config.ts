import { defineConfig } from '@playwright/test';
import { browserVariable, optionsOf, readBrowserName } from './browsers.ts';

/**
 * The tests run against the production build that `e2e/run.ts` has started. Nothing is retried, so that flakiness
 * shows. Tests run one at a time: in parallel (`--workers 2`, a fifth faster on two cores) they compete for the
 * processor, which delays lazily loaded code.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'results',
  workers: 1,
  retries: 0,
  // The longest tests take 20 seconds on a quiet machine, and several times as long beside other work.
  timeout: 240_000,
  // Each is waited for only until it is true. A sign-up took more than 10 seconds at a load average of 18.
  expect: { timeout: 40_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '.cache/e2e.json' }]],
  // Tracing every step takes a quarter of the time; use `npm run e2e -- --trace retain-on-failure` to get traces.
  use: {
    ...optionsOf(readBrowserName(process.env[browserVariable])),
    viewport: { width: 1280, height: 800 },
    baseURL: process.env['SITE_ORIGIN'] ?? 'http://localhost:3000',
  },
});
