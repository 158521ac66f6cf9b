import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './chromium.ts';

/**
 * Journeys run against the production build that `e2e/run.ts` has started; nothing is retried, so flakiness shows. One
 * at a time: beside each other (`--workers 2`, which is a fifth quicker on two cores) they wait for one another's processor,
 * and what is loaded late comes at other moments.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'results',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '.cache/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: process.env['SITE_ORIGIN'] ?? 'http://localhost:3000',
    // A trace of every step costs a quarter of the time: `npm run e2e -- --trace retain-on-failure` where one is wanted.
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
});
