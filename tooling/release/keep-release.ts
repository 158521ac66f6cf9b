/**
 * `npm run keep-release -- 1.4.0`: stores the events remote that is deployed in `dist` under the name of this release.
 * An end-to-end test shows that later pages still run it (e2e/previous-release.spec.ts). Run it when a version is
 * released.
 */
import path from 'node:path';
import { projectRoot } from '../apps.ts';
import { buildPaths } from '../build/build-paths.ts';
import { deployedIn, stableSlot } from './deploy.ts';
import { keptReleaseFile, readRelease, writeKeptRelease } from './kept-release.ts';

const [release, version = deployedIn(stableSlot).find(({ name }) => name === 'events')?.version] =
  process.argv.slice(2);
if (release === undefined || version === undefined) {
  console.error('Usage: npm run keep-release -- <release> [<version of events in dist>]. Run `npm run build` first.');
  process.exitCode = 1;
} else {
  writeKeptRelease(readRelease(path.join(buildPaths.remotes, 'events', version), release));
  console.log(`Saved events ${version} of ${release} to ${path.relative(projectRoot, keptReleaseFile)}.`);
}
