/** `npm run server-folder`: writes all that a server needs, and nothing else, into a folder (docs/operating/containers.md). */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readCommandLine } from '../../services/cli/command-line/command-line.mjs';
import { projectRoot } from '../apps.ts';
import { findGrowth, writePackages } from './contents.ts';
import { imageSbom, readProductSbom } from './image-sbom.ts';
import { readLockEntries } from './production-packages.ts';
import { type FolderFile, listBuild, listServer, sumParts } from './server-folder.ts';
import { serverPrograms } from './trace-server.ts';

/** Returns the time that all files get. Caches compare it, so another release should have another one. */
function releaseTime(): Date {
  const given = process.env['SOURCE_DATE_EPOCH'];
  if (given !== undefined && given !== '') return new Date(Number(given) * 1000);
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: projectRoot, encoding: 'utf8' });
  return status === 0 ? new Date(Number(stdout) * 1000) : new Date();
}

/** Returns the manifest: the product's own, with the commands that exist in the folder. */
function manifestOf(entries: readonly string[]): string {
  const { name, version, license, description, type, scripts } = JSON.parse(
    readFileSync(path.join(projectRoot, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, unknown>> & { readonly scripts: Readonly<Record<string, string>> };
  const own = Object.entries(scripts).filter(([, command]) => entries.includes(command.replace(/^node /, '')));
  return `${JSON.stringify({ name, version, private: true, license, description, type, scripts: Object.fromEntries(own) }, null, 2)}\n`;
}

/** Gives a folder and all that is in it the same modes and times on every machine. */
function normalize(folder: string, time: Date): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) normalize(name, time);
    else chmodSync(name, 0o644);
    utimesSync(name, time, time);
  }
  chmodSync(folder, 0o755);
}

/** Returns a hash of the names and contents of all files. */
function digestOf(target: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    hash.update(
      `${file}\0${createHash('sha256')
        .update(readFileSync(path.join(target, file)))
        .digest('hex')}\n`,
    );
  }
  return hash.digest('hex');
}

const { args, options } = readCommandLine({
  name: 'npm run server-folder',
  does: 'Writes all that a server needs, and nothing else, into a folder, which an image contains and from which node services/main.ts starts. Needs npm run build. The same sources give the same folder: modes are normalized, and times are SOURCE_DATE_EPOCH or that of the last commit.',
  arguments: [{ name: 'folder', about: 'Where to write it. The default is .cache/server.', isOptional: true }],
  options: { update: { about: 'Records the list of packages, after one was added on purpose.' } },
  settings: [{ name: 'SOURCE_DATE_EPOCH', about: 'The time of all files, in seconds since 1970.' }],
  examples: ['npm run server-folder', 'npm run server-folder -- /opt/tessera'],
});
const target = path.resolve(args[0] ?? path.join(projectRoot, '.cache/server'));
const server = listServer(projectRoot);
if (options.update) writePackages(server.packages);
const files: readonly FolderFile[] = [...server.files, ...listBuild(projectRoot)];
const growth = options.update ? [] : findGrowth(files, server.packages);
if (growth.length > 0) {
  console.error(`The server has grown (tooling/image/contents.json):\n${growth.join('\n')}`);
  process.exit(1);
}

const time = releaseTime();
rmSync(target, { recursive: true, force: true });
for (const { file } of files) {
  mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
  copyFileSync(path.join(projectRoot, file), path.join(target, file));
}
const sbom = imageSbom(readProductSbom(projectRoot), readLockEntries(projectRoot), server.packages, time);
const written = { 'package.json': manifestOf(serverPrograms), 'sbom.cdx.json': `${JSON.stringify(sbom, null, 2)}\n` };
for (const [name, content] of Object.entries(written)) writeFileSync(path.join(target, name), content);
normalize(target, time);
utimesSync(target, time, time);

const MiB = 1024 * 1024;
const sums = Object.entries(sumParts(files)).map(([part, bytes]) => `${part} ${(bytes / MiB).toFixed(1)}`);
const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${target}: ${files.length} files, ${(total / MiB).toFixed(1)} MiB (${sums.join(', ')})`);
console.log(
  `sha256 of all names and contents: ${digestOf(target, [...files.map(({ file }) => file), ...Object.keys(written)])}`,
);
