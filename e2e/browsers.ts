import { existsSync } from 'node:fs';
import path from 'node:path';
import { devices, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test';
import { CommandError } from '../services/cli/command-line/command-line.mjs';
import { chromiumOptions } from './chromium.ts';

/** The browsers in which the tests can run. Chromium runs all of them, and the others the share with `everyBrowser`. */
export const browserNames = ['chromium', 'firefox'] as const;

export type BrowserName = (typeof browserNames)[number];

/** Marks a test that runs in all browsers: `test(title, everyBrowser, …)`. */
export const everyBrowser = { tag: '@every-browser' } as const;

/** The variable in which `run-tests.ts` passes the browser to the configuration. */
export const browserVariable = 'E2E_BROWSER';

/** Returns the browser of that name. Throws for another name. */
export function readBrowserName(text = 'chromium'): BrowserName {
  const name = browserNames.find((each) => each === text);
  if (name === undefined) throw new CommandError(`There is no browser "${text}", only ${browserNames.join(' and ')}.`);
  return name;
}

const firefoxPlaces = [
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const firefoxPath = firefoxPlaces.find((file) => file !== undefined && existsSync(file));

/** Throws if the machine lacks the browser. Chromium's absence is Playwright's to report, as it may have its own. */
export function checkInstalled(name: BrowserName): void {
  if (name === 'firefox' && firefoxPath === undefined)
    throw new CommandError(
      'Firefox is not installed. Install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH to it.',
    );
}

/**
 * How Playwright starts a browser. Firefox is the one that people use, driven by WebDriver BiDi, instead of
 * Playwright's own build of it.
 */
export function optionsOf(name: BrowserName): Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> {
  if (name === 'chromium')
    return { ...devices['Desktop Chrome'], screenshot: 'only-on-failure', launchOptions: chromiumOptions };
  return {
    // Playwright adds a style element to the page before a screenshot, which breaks the page's policy.
    screenshot: 'off',
    viewport: devices['Desktop Firefox'].viewport,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      // Firefox would show a downloaded PDF in a tab of its own.
      firefoxUserPrefs: { 'pdfjs.disabled': true },
      executablePath: path.join(import.meta.dirname, 'firefox-launcher.ts'),
      env: {
        ...process.env,
        // The launcher runs in this Node.
        PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
        FIREFOX_PATH: firefoxPath,
      },
    },
  };
}
