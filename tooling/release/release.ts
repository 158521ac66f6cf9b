/**
 * `npm run release -- job-tracker`: builds one remote into a folder for its version, checks it, and changes only its
 * line in the registry. `--channel next` releases it to that channel; `--untested` skips its tests.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runCommand, UsageError } from '../../services/cli/command-line/command-line.mjs';
import { isChannel, stableChannel } from '../../services/api/site/deployment.ts';
import { readShellAssets } from '../../services/platform/http/shell-assets.ts';
import type { RegistryRecord } from '../../shared/contracts/index.ts';
import { findRemotes, projectRoot, type App } from '../apps.ts';
import { buildApp, isBuilt } from '../build/build-app.ts';
import { inputHash } from '../build/input-hash.ts';
import { buildPaths } from '../build/build-paths.ts';
import { deploy, deployedIn, readBuiltVersion } from './deploy.ts';

/**
 * Runs the tests of the contract that every remote has with its hosts (tooling/testing/describe-remote-contract.tsx).
 */
function runContractTests({ name }: App): boolean {
  const jest = path.join(projectRoot, 'node_modules/jest/bin/jest.js');
  const tests = String.raw`remotes/${name}/(mount|remote\.contract)\.test`;
  const { status } = spawnSync(process.execPath, ['--experimental-vm-modules', jest, '--', tests], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  return status === 0;
}

/**
 * Returns the keys of the shared modules that the remote uses and the shell lacks. A facade that grows is released with
 * the shell first (ADR 6).
 */
function missingInShell({ uses = [] }: RegistryRecord): readonly string[] {
  const { shared } = readShellAssets(buildPaths.shell);
  return uses.filter((key) => !(key in shared));
}

async function release(app: App, channel: string, isTested: boolean): Promise<void> {
  const version = inputHash(app);
  const slot = { build: buildPaths.dist, channel };
  const before = deployedIn(slot).find(({ name }) => name === app.name)?.version;
  if (!isBuilt(app, version)) await buildApp(app, version);
  const record = readBuiltVersion(buildPaths.dist, app.name, version);
  const missing = missingInShell(record);
  if (missing.length > 0) throw new Error(`The deployed shell has no ${missing.join(', ')}. Build it first.`);
  if (isTested && !runContractTests(app)) throw new Error(`${app.name} breaks its contract. Nothing was deployed.`);
  deploy(slot, record);
  console.log(`Deployed ${app.name} ${version} to ${channel}. The previous version was ${before ?? 'none'}.`);
}

const remotes = findRemotes();
await runCommand(
  {
    name: 'npm run release',
    does: 'Builds one remote into a folder for its version, runs the tests of its contract, and changes only its line in the registry. Running servers follow at once.',
    arguments: [{ name: 'remote', about: `One of ${remotes.map(({ name }) => name).join(', ')}.` }],
    options: {
      channel: { value: 'channel', about: `The channel: ${stableChannel}, which is the default, or next.` },
      untested: { about: 'Skips the tests.' },
    },
    examples: ['npm run release -- events', 'npm run release -- events --channel next'],
  },
  async ({ args: [typed = ''], options: { channel = stableChannel, untested } }) => {
    const app = remotes.find(({ name }) => name === typed);
    if (app === undefined) throw new UsageError(`There is no remote "${typed}".`);
    if (!isChannel(channel)) throw new UsageError(`"${String(channel)}" cannot be the name of a channel.`);
    process.chdir(projectRoot);
    await release(app, channel, !untested);
  },
);
