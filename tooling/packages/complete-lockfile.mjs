/**
 * Adds the optional platform packages that the registry in use does not provide to package-lock.json.
 *
 * npm leaves an optional dependency that it cannot resolve out of the lockfile, and `npm ci` then refuses the lockfile
 * as incomplete. An entry without address or hash satisfies it, and other platforms fetch it by name. Also adds the
 * address and hash of such entries where the registry in use has them. Run after every `npm install`, which keeps the
 * entries.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { beginCommand } from '../../services/cli/command-line/command-line.mjs';

beginCommand({
  name: 'node tooling/packages/complete-lockfile.mjs',
  does: 'Adds the optional platform packages to package-lock.json that the registry in use does not provide, and addresses and hashes that are missing. Run it after each npm install (docs/footguns.md).',
  examples: ['node tooling/packages/complete-lockfile.mjs'],
});

const lockfile = new URL('../../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(lockfile, 'utf8'));

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** Returns the platform that a package name contains: `@swc/core-win32-x64-msvc` → win32, x64. */
function platformOf(name) {
  const words = name
    .replace('windows', 'win32')
    .split(/[-/_]/)
    .map((word) => ({ ppc64le: 'ppc64', loongarch64: 'loong64', armhf: 'arm', eabi: 'arm' })[word] ?? word);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }) };
}

/** Returns whether a dependency of the package at `path` is in the lockfile, nested or hoisted. */
function isLocked(path, name) {
  for (let at = path; ; at = at.slice(0, at.lastIndexOf('/node_modules/'))) {
    if (lock.packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true;
    if (!at.includes('/node_modules/')) return Boolean(lock.packages[`node_modules/${name}`]);
  }
}

let added = 0;
for (const [path, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue;
    const version = range.replace(/^[\^~]/, '');
    lock.packages[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) };
    added += 1;
  }
}

/** Returns the address and hash of a version; undefined if the registry does not have it. */
function downloadOf(name, version) {
  const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist', '--json'], { encoding: 'utf8' });
  try {
    const { tarball, integrity } = JSON.parse(stdout);
    return tarball && integrity ? { resolved: tarball, integrity } : undefined;
  } catch {
    return undefined;
  }
}

let hashed = 0;
const unhashed = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '' || entry.link || entry.integrity) continue;
  const name = entry.name ?? path.replace(/^.*node_modules\//, '');
  const download = downloadOf(name, entry.version);
  if (download) {
    lock.packages[path] = { version: entry.version, ...download, ...entry };
    hashed += 1;
  } else unhashed.push(`${name}@${entry.version}`);
}

if (added + hashed > 0) {
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = Object.fromEntries(sorted);
  writeFileSync(lockfile, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(`package-lock.json: ${added} optional platform packages added, ${hashed} hashes added`);
if (unhashed.length > 0) console.log(`Without a hash, because this registry lacks them: ${unhashed.join(', ')}`);
