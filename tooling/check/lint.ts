/** `npm run lint`: checks the rules for code, including which folder may import which. */
import { runCommand } from '../../services/cli/command-line/command-line.mjs';
import { packageFile, runProgram, typedPaths } from './run-program.ts';

await runCommand(
  {
    name: 'npm run lint',
    does: 'Checks the rules for code (eslint.config.js), including which folder may import which, and fails if one is broken.',
    arguments: [
      { name: 'path', about: 'The files or folders to check, instead of all.', isOptional: true, isRepeated: true },
    ],
    options: { fix: { about: 'Corrects what can be corrected.' } },
    examples: ['npm run lint', 'npm run lint -- --fix services/cli'],
  },
  ({ args, options }) =>
    runProgram([
      // Types of the whole project are read.
      '--max-old-space-size=8192',
      packageFile('eslint/bin/eslint.js'),
      ...['--max-warnings', '0'],
      ...(options.fix ? ['--fix'] : []),
      ...typedPaths(args, '.'),
    ]),
);
