/**
 * `npm run keep-release -- 1.4.0`: stores the events remote that is deployed in `dist` under the name of this release.
 * An end-to-end test shows that later pages still run it (e2e/previous-release.spec.ts). Run it when a version is
 * released.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { beginCommand, failCommand } from '../../services/cli/command-line/command-line.mjs';
import { projectRoot } from '../apps.ts';
import { buildPaths } from '../build/build-paths.ts';
import { deployedIn, stableSlot } from './deploy.ts';
import { keptReleaseFile, readRelease, writeKeptRelease } from './kept-release.ts';

const {
  args: [release = '', version = deployedIn(stableSlot).find(({ name }) => name === 'events')?.version],
} = beginCommand({
  name: 'npm run keep-release',
  does: 'Stores the events remote of a release, so that an end-to-end test shows that later pages still run it. Run it when a version is released, after npm run build.',
  arguments: [
    { name: 'release', about: 'The name of the release.' },
    {
      name: 'version',
      about: 'The version of the events remote in dist. The default is the deployed one.',
      isOptional: true,
    },
  ],
  examples: ['npm run keep-release -- 1.4.0'],
});
const folder = path.join(buildPaths.remotes, 'events', version ?? '');
if (version === undefined || !existsSync(folder)) {
  failCommand(
    `dist has no ${version === undefined ? 'build' : `version ${version}`} of events. Run npm run build first.`,
  );
}
writeKeptRelease(readRelease(folder, release));
console.log(`Saved events ${version} of ${release} to ${path.relative(projectRoot, keptReleaseFile)}.`);
