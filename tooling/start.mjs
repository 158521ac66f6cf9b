/**
 * `npm start`: installs and builds what is missing or outdated, starts the product, prints its addresses, and stops it
 * on Ctrl-C.
 *
 * Plain JavaScript without dependencies, because on a fresh clone the machine's own Node runs it before anything is
 * installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beginCommand } from '../services/cli/command-line/command-line.mjs';
import { checkProjectNode, installDependencies, projectNode } from './install.mjs';
import { standInPartner } from './stand-in-partner.mjs';

beginCommand({
  name: 'npm start',
  does: 'Installs and builds what is missing or outdated, starts the product, prints its addresses, and stops it on Ctrl-C. It needs npm and Node 20 or newer on Linux with an x64 processor, where the packages contain the Node that runs it; elsewhere, it needs Node 22.18 or newer.',
  settings: [
    { name: 'SITE_PORT', about: 'The port of the site. The default is 3000.' },
    { name: 'REMOTES_PORT', about: 'The port of the remotes. The default is 3001.' },
    { name: 'PARTNER_PORT', about: "The port of the stand-in partner's portal. The default is 3002." },
    { name: 'MAILBOX_PORT', about: 'The port of the mailbox. The default is 3003.' },
    {
      name: 'SITE_ORIGIN',
      about: 'The site as browsers see it. All other settings are in docs/operating/settings.md.',
    },
  ],
  examples: ['npm start', 'SITE_PORT=4000 npm start'],
});

const root = fileURLToPath(new URL('..', import.meta.url));
const { env } = process;

const [sitePort, remotesPort, portalPort, mailboxPort] = [
  port('SITE_PORT', 3000),
  port('REMOTES_PORT', 3001),
  port('PARTNER_PORT', 3002),
  port('MAILBOX_PORT', 3003),
];
const origins = {
  SITE_ORIGIN: env.SITE_ORIGIN || `http://localhost:${sitePort.number}`,
  REMOTES_ORIGIN: env.REMOTES_ORIGIN || `http://localhost:${remotesPort.number}`,
};
const partners = env.TESSERA_PARTNERS || standInPartner(origins.SITE_ORIGIN, `http://localhost:${portalPort.number}`);

const programs = [
  { name: 'The site', file: 'services/main.ts', ports: [sitePort, remotesPort] },
  { name: "The partner's portal", file: 'mocks/partner-portal/main.ts', ports: [portalPort] },
  // With a mail server, the stand-in mailbox is not needed.
  ...(env.SMTP_URL ? [] : [{ name: 'The mailbox', file: 'mocks/mailbox/main.ts', ports: [mailboxPort] }]),
].filter(({ file }) => existsSync(path.join(root, file)));

function port(variable, otherwise) {
  const number = Number(env[variable] || otherwise);
  if (Number.isInteger(number) && number > 0 && number <= 65_535) return { variable, number };
  return fail(`${variable} must be a port from 1 to 65535, not "${env[variable]}".`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

function isFree(number) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(number, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function checkPorts() {
  for (const { variable, number } of programs.flatMap(({ ports }) => ports)) {
    if (await isFree(number)) continue;
    fail(
      `Port ${number} is in use. Stop the program that uses it, or choose another port: ${variable}=${number + 100} npm start`,
    );
  }
}

async function untilHealthy(child, number) {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    try {
      const answer = await fetch(`http://127.0.0.1:${number}/healthz`);
      if (answer.ok) return true;
    } catch {
      // The server is not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Milliseconds after which a program that does not stop is killed. */
const stopTimeoutMs = 15_000;

const children = [];
let stopping;

/** Stops all programs, each with one termination signal, and then this process. */
function stop(code) {
  stopping ??= Promise.all(
    children.map((child) => {
      if (child.exitCode !== null || child.signalCode !== null) return undefined;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs).unref();
      return ended;
    }),
  ).then(() => process.exit(code));
  return stopping;
}

installDependencies(root);
const node = projectNode(root);
checkProjectNode(node);
await checkPorts();
// Compressed copies are written once the product runs. Only a second build reads webpack's cache, and it fills it.
const isFirst = !existsSync(path.join(root, '.cache/webpack')) && !existsSync(path.join(root, 'dist/shell'));
/**
 * Keeps the part of the heap for new objects small. By default Node.js lets it grow to 128 MB in each thread, and a
 * product that one person tries does not need the speed that this gains.
 */
const smallHeap = ['--max-semi-space-size=8'];

const build = spawnSync(node, ['tooling/build.ts', '--without-copies', ...(isFirst ? ['--without-cache'] : [])], {
  cwd: root,
  stdio: 'inherit',
});
if (build.status !== 0) fail('The build failed. See the messages above.');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!stopping) console.log('\nStopping …');
    void stop(0);
  });
}

for (const { name, file, ports } of programs) {
  const [first] = ports;
  // In its own process group, a program gets the signal of Ctrl-C only from this process, and only once. The channel
  // closes when this process exits.
  const child = spawn(node, [...smallHeap, file], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
    env: { ...env, ...origins, TESSERA_PARTNERS: partners },
  });
  children.push(child);
  child.once('exit', () => {
    if (stopping) return;
    console.error(`${name} has stopped. See its last message above.`);
    void stop(1);
  });
  if (!(await untilHealthy(child, first.number)) && !stopping) {
    console.error(`${name} did not start.`);
    await stop(1);
  }
}

if (!stopping) {
  const { SITE_ORIGIN: site, REMOTES_ORIGIN: remotes } = origins;
  const { protocol, host } = new URL(site);
  const runs = (file) => programs.some((program) => program.file === file);
  const mailbox = runs('mocks/mailbox/main.ts')
    ? `
  Mailbox                  http://localhost:${mailboxPort.number}`
    : '';
  const portal = runs('mocks/partner-portal/main.ts')
    ? `
  Partner portal           http://localhost:${portalPort.number}
  Tessera in the portal    ${protocol}//myresume.${host}/`
    : '';
  console.log(`
Tessera is running.

  The site                 ${site}
  The remotes              ${remotes}/registry.json${portal}${mailbox}

Create an account at ${site}/login?create=1
${mailbox ? 'Any email address works. Emails only go to the mailbox above.' : 'Emails are sent through the mail server in SMTP_URL.'}
Press Ctrl-C to stop everything.
`);
  const compression = spawn(node, ['tooling/build/compress-build.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  children.push(compression);
  // Whoever tries the product out has the processor first.
  if (compression.pid !== undefined) setPriority(compression.pid, constants.priority.PRIORITY_LOW);
}
