import { existsSync } from 'node:fs';

const places = [
  process.env['CHROMIUM_PATH'],
  // The same engine without a window. The full browser also renders its own toolbar in each context, which costs a
  // second and a half of processor time per test.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = places.find((file) => file !== undefined && existsSync(file));

/** Launches the machine's Chromium if there is one, otherwise Playwright's own, without background network requests. */
export const chromiumOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
