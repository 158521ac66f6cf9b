/** `npm run image`: builds the image `tessera:<version>` (docs/operating/containers.md). */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, runCommand } from '../../services/cli/command-line/command-line.mjs';
import { projectRoot } from '../apps.ts';

/** Programs that build images, the preferred first, with the arguments that every build needs. */
const engines = [
  { program: 'podman', build: ['build', '--format', 'docker'] },
  { program: 'buildah', build: ['build', '--format', 'docker'] },
  { program: 'docker', build: ['build'] },
] as const;

const isInstalled = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** Returns what Git prints, or undefined outside a repository. */
function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function buildImage(options: readonly string[]): void {
  const engine = engines.find(({ program }) => isInstalled(program));
  if (!engine) throw new CommandError('Building an image needs podman, buildah, or docker.');
  const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const revision = git('rev-parse', 'HEAD');
  const isChanged = git('status', '--porcelain') !== '';
  const values = {
    VERSION: version,
    REVISION: revision === undefined ? 'unknown' : `${revision}${isChanged ? '-modified' : ''}`,
    SOURCE: process.env['IMAGE_SOURCE'] ?? 'unknown',
    SOURCE_DATE_EPOCH: process.env['SOURCE_DATE_EPOCH'] ?? git('log', '-1', '--format=%ct') ?? '',
  };
  const { status } = spawnSync(
    engine.program,
    [
      ...engine.build,
      '--file',
      'deploy/Containerfile',
      '--tag',
      `tessera:${version}`,
      ...Object.entries(values).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
      ...options,
      '.',
    ],
    { cwd: projectRoot, stdio: 'inherit' },
  );
  if (status === 0) console.log(`Built tessera:${version} with ${engine.program}.`);
  else process.exitCode = status ?? 1;
}

await runCommand(
  {
    name: 'npm run image',
    does: 'Builds the image tessera:<version> with podman, buildah, or docker, whichever is installed, in the format that keeps the health check (docs/operating/containers.md).',
    arguments: [
      { name: 'option', about: 'Options for that program, after another --.', isOptional: true, isRepeated: true },
    ],
    settings: [{ name: 'IMAGE_SOURCE', about: 'The address of the source code, for the label of the image.' }],
    examples: ['npm run image', 'npm run image -- -- --build-arg NODE_IMAGE=docker.io/library/node:24-bookworm-slim'],
  },
  ({ args }) => {
    buildImage(args);
  },
);
