/** Installs the project's packages, for the scripts that run before anything is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const oldestNode = [20, 0];

/** Returns the Node binary from the project's lockfile, or the running one if none exists for this platform. */
export function projectNode(root) {
  const bundled = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  return existsSync(bundled) ? bundled : process.execPath;
}

/**
 * Runs `npm ci` if nothing is installed or the lockfile is newer than the installation. Exits the process on failure.
 */
export function installDependencies(root) {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0]) {
    console.error(`Tessera needs Node ${oldestNode[0]} or newer to install. This is ${process.version}.`);
    process.exit(1);
  }
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
