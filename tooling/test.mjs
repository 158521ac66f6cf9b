/**
 * `npm test`: installs what the checks need, then runs them all.
 *
 * Plain JavaScript without dependencies, because on a fresh clone the machine's own Node runs it before anything is
 * installed. Programs that it cannot install are listed in an error.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beginCommand } from '../services/cli/command-line/command-line.mjs';
import { checkProjectNode, installDependencies, projectNode } from './install.mjs';

beginCommand({
  name: 'npm test',
  does: 'Installs what the checks need (on Debian as root, this includes Chromium, Firefox, Poppler, and qpdf) and runs all checks of continuous integration.',
  settings: [
    { name: 'CHROMIUM_PATH', about: 'Chromium for the end-to-end tests, if it is not in a usual place.' },
    { name: 'FIREFOX_PATH', about: 'Firefox for the end-to-end tests, if it is not in a usual place.' },
  ],
  examples: ['npm test', 'CHROMIUM_PATH=/opt/chrome/chrome npm test'],
});

const root = fileURLToPath(new URL('..', import.meta.url));

/** Programs that the tests run, with the Debian package that provides each. */
const programs = [
  {
    names: [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ],
    debian: 'chromium-headless-shell',
    variable: 'CHROMIUM_PATH',
  },
  {
    names: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    debian: 'firefox-esr',
    variable: 'FIREFOX_PATH',
  },
  { names: ['/usr/bin/pdftotext', '/usr/local/bin/pdftotext', '/opt/homebrew/bin/pdftotext'], debian: 'poppler-utils' },
  { names: ['/usr/bin/qpdf', '/usr/local/bin/qpdf', '/opt/homebrew/bin/qpdf'], debian: 'qpdf' },
  { names: ['/usr/bin/openssl', '/usr/local/bin/openssl', '/opt/homebrew/bin/openssl'], debian: 'openssl' },
  { names: ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'], debian: 'nginx-light' },
  { names: ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy'], debian: 'haproxy' },
];

function installPrograms() {
  const missing = programs
    .filter(({ variable }) => variable === undefined || !process.env[variable])
    .filter(({ names }) => !names.some((name) => existsSync(name)))
    .map(({ debian }) => debian);
  if (missing.length === 0) return;
  const isDebian = existsSync('/usr/bin/apt-get');
  const needed = missing.join(' and ');
  if (!isDebian || process.getuid?.() !== 0) {
    console.error(
      `The tests need ${needed}. Install ${missing.length > 1 ? 'them' : 'it'} (Debian: sudo apt-get install ${missing.join(' ')}),`,
    );
    console.error('or set CHROMIUM_PATH and FIREFOX_PATH to your own browsers, and run npm test again.');
    process.exit(1);
  }
  console.log(`Installing ${needed} …`);
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet);
  if (status !== 0) {
    console.error(`apt-get could not install ${needed}.`);
    process.exit(1);
  }
}

installDependencies(root);
const node = projectNode(root);
checkProjectNode(node);
installPrograms();
const { status } = spawnSync(node, ['tooling/check.ts'], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
