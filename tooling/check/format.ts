/** `npm run format` and, with `--check`, `npm run format:check`: the layout of code and documents. */
import { runCommand } from '../../services/cli/command-line/command-line.mjs';
import { packageFile, runProgram, typedPaths } from './run-program.ts';

const isCheck = process.argv.includes('--check');
const name = isCheck ? 'npm run format:check' : 'npm run format';

await runCommand(
  {
    name,
    does: isCheck
      ? 'Lists the files whose layout differs from what npm run format writes, and fails if there are any.'
      : 'Lays out code and documents in the one way that npm run format:check expects, and writes the files that change.',
    arguments: [{ name: 'path', about: 'The files or folders, instead of all.', isOptional: true, isRepeated: true }],
    options: { check: { about: 'Writes nothing and lists the files that would change.' } },
    examples: [name, `${name} -- services/cli`],
  },
  ({ args, options }) =>
    runProgram([
      packageFile('prettier/bin/prettier.cjs'),
      options.check ? '--check' : '--write',
      ...['--log-level', 'warn'],
      ...typedPaths(args, '.'),
    ]),
);
