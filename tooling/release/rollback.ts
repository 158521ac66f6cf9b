/**
 * `npm run rollback -- job-tracker`: deploys the previous version of a remote; run again, it deploys the one before
 * that. `--to <version>` names a version, and `--channel next` a channel. Running servers follow at once; nothing is
 * built.
 */
import { runCommand, UsageError } from '../../services/cli/command-line/command-line.mjs';
import { isChannel, stableChannel } from '../../services/api/site/deployment.ts';
import { buildPaths } from '../build/build-paths.ts';
import { rollBack } from './deploy.ts';

await runCommand(
  {
    name: 'npm run rollback',
    does: 'Deploys the previous version of a remote, or the one that is named, without building. Run it again for the one before that. Running servers follow at once.',
    arguments: [{ name: 'remote', about: 'The name of the remote.' }],
    options: {
      channel: { value: 'channel', about: `The channel: ${stableChannel}, which is the default, or next.` },
      to: { value: 'version', about: 'The version to deploy.' },
    },
    examples: ['npm run rollback -- events', 'npm run rollback -- events --to 3f2a91c0d4'],
  },
  ({ args: [name = ''], options: { channel = stableChannel, to } }) => {
    if (!isChannel(channel)) throw new UsageError(`"${String(channel)}" cannot be the name of a channel.`);
    const { version } = rollBack({ build: buildPaths.dist, channel }, name, to);
    console.log(`Rolled back ${name} to ${version} in ${channel}.`);
  },
);
