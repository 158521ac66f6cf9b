import { existsSync } from 'node:fs';

const places = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = places.find((file) => file !== undefined && existsSync(file));

/** Launches the installed Chromium, or Playwright's own where there is one, without background network requests. */
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
