/** `npm run types`: checks the types of the whole project. */
import { runCommand } from '../../services/cli/command-line/command-line.mjs';
import { packageFile, runProgram } from './run-program.ts';

await runCommand(
  {
    name: 'npm run types',
    does: 'Checks the types of the whole project and fails if one is wrong. Nothing is written but a cache in .cache.',
    examples: ['npm run types'],
  },
  () => runProgram([packageFile('ts7/bin/tsc'), '--noEmit']),
);
