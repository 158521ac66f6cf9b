/**
 * `npm run rollback -- job-tracker`: deploys the previous version of a remote; run again, it deploys the one before
 * that. `--to <version>` names a version, and `--channel next` a channel. Running servers follow at once; nothing is
 * built.
 */
import { parseArgs } from 'node:util';
import { isChannel, stableChannel } from '../../services/api/site/deployment.ts';
import { buildPaths } from '../build/build-paths.ts';
import { rollBack } from './deploy.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { channel: { type: 'string', default: stableChannel }, to: { type: 'string' } },
});
const [name] = positionals;
try {
  if (name === undefined || positionals.length > 1 || !isChannel(values.channel)) {
    throw new Error('Usage: npm run rollback -- <remote> [--to <version>] [--channel next].');
  }
  const { version } = rollBack({ build: buildPaths.dist, channel: values.channel }, name, values.to);
  console.log(`Rolled back ${name} to ${version} in ${values.channel}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
