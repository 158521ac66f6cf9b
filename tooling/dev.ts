/**
 * `npm run dev`: runs the services with the sources of the shell and all remotes, reloaded as they change. Each app has
 * its own development server, because one process for several apps mixes up their files. The services restart when
 * their sources change.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { beginCommand, failCommand } from '../services/cli/command-line/command-line.mjs';
import { findRemotes, projectRoot, shell, type App } from './apps.ts';
import { buildSite, isSiteBuilt, siteVersion } from './build/build-site.ts';
import { writeLanguages } from './build/languages.ts';
import { developmentBuild, writeDevelopmentBuild } from './dev/development-build.ts';
import { installDependencies } from './install.mjs';
import { standInPartner } from './stand-in-partner.mjs';

beginCommand({
  name: 'npm run dev',
  does: 'Runs the services, the stand-ins, and the shell and all remotes from their sources, rebuilt and reloaded as you edit, until Ctrl-C.',
  settings: [
    { name: 'SITE_PORT', about: 'The port of the site. The default is 3000.' },
    { name: 'PARTNER_PORT', about: "The port of the stand-in partner's portal. The default is 3002." },
    { name: 'MAILBOX_PORT', about: 'The port of the mailbox. The default is 3003.' },
    { name: 'DEV_PORT', about: 'The first of the ports of the development servers. The default is 3100.' },
    { name: 'TESSERA_PARTNERS', about: 'Other partners than the stand-in.' },
  ],
  examples: ['npm run dev', 'SITE_PORT=4000 npm run dev'],
});

/** Port of the shell's development server; the remotes use the ports after it. */
const firstPort = Number(process.env['DEV_PORT'] ?? 3100);
const sitePort = process.env['SITE_PORT'] ?? '3000';
const portalPort = process.env['PARTNER_PORT'] ?? '3002';
for (const [name, value] of Object.entries({ DEV_PORT: firstPort, SITE_PORT: sitePort, PARTNER_PORT: portalPort })) {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) continue;
  failCommand(`${name} must be a port from 1 to 65535, not "${process.env[name] ?? ''}".`);
}
const partners =
  process.env['TESSERA_PARTNERS'] ?? standInPartner(`http://localhost:${sitePort}`, `http://localhost:${portalPort}`);

installDependencies(path.join(projectRoot, 'tooling/dev'));
const ports = new Map<App, number>([shell, ...findRemotes()].map((app, index) => [app, firstPort + index]));
writeDevelopmentBuild(ports);
const version = siteVersion();
if (!isSiteBuilt(version, developmentBuild)) await buildSite(version, developmentBuild);
writeLanguages(path.join(developmentBuild, 'locales'));

const children: ChildProcess[] = [];
let stopping = false;

function stop(): void {
  if (stopping) return;
  stopping = true;
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ends = running.map(
    (child) =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  );
  void Promise.all(ends).then(() => process.exit());
}

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  // In its own process group, a program gets the signal of Ctrl-C only from this process, and only once.
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: { ...process.env, ...env },
  });
  children.push(child);
  child.once('exit', (code) => {
    if (!stopping) console.error(`${args.at(-1) ?? ''} has stopped.`);
    process.exitCode = code ?? 1;
    stop();
  });
  return child;
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);

for (const [app, port] of ports) run(['tooling/dev/serve-app.ts', app.name, String(port)]);
run(['--watch', '--watch-preserve-output', path.join('services', 'main.ts')], {
  TESSERA_BUILD: developmentBuild,
  TESSERA_PARTNERS: partners,
});
run(['--watch', '--watch-preserve-output', path.join('mocks', 'partner-portal', 'main.ts')]);
run(['--watch', '--watch-preserve-output', path.join('mocks', 'mailbox', 'main.ts')]);

async function untilAnswered(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(60_000) }).catch(() => undefined);
    if (answer?.ok === true || stopping) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

await Promise.all([
  untilAnswered(`http://localhost:${sitePort}/healthz`),
  ...[...ports].map(([app, port]) =>
    untilAnswered(`http://localhost:${port}/${app.kind === 'shell' ? 'shell.js' : 'remoteEntry.js'}`),
  ),
]);
console.log(`\nSite, rebuilt as you edit: http://localhost:${sitePort}/login?create=1`);
console.log(`Mailbox: http://localhost:${process.env['MAILBOX_PORT'] ?? '3003'}`);
