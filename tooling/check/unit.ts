/** `npm run unit`: runs the unit and service tests with Jest. */
import { runCommand } from '../../services/cli/command-line/command-line.mjs';
import { packageFile, runProgram } from './run-program.ts';

/** The options of Jest that one needs. Jest itself takes some that it does not know for others. */
const options = {
  bail: { about: 'Stops at the first file that fails.' },
  coverage: { about: 'Says which lines the tests reach.' },
  detectOpenHandles: { about: 'Says what keeps Jest running.' },
  findRelatedTests: { about: 'Takes the paths for sources, and runs the tests that import them.' },
  json: { about: 'Prints the results as JSON.' },
  listTests: { about: 'Lists the files and runs none.' },
  logHeapUsage: { about: 'Says how much memory each file took.' },
  maxWorkers: { value: 'count', short: 'w', about: 'How many files run at a time.' },
  onlyChanged: { short: 'o', about: 'Runs the tests of files that are not committed.' },
  onlyFailures: { short: 'f', about: 'Runs only what failed the last time.' },
  outputFile: { value: 'file', about: 'Where the results of --json go.' },
  passWithNoTests: { about: 'Passes if there is no test below the paths.' },
  runInBand: { short: 'i', about: 'Runs one file after another in this process.' },
  shard: { value: 'part', about: 'Runs a part of all files, such as 1/4.' },
  silent: { about: 'Hides what tests print.' },
  testNamePattern: { value: 'pattern', short: 't', about: 'Runs only tests whose name matches.' },
  testTimeout: { value: 'milliseconds', about: 'How long a test may take.' },
  updateSnapshot: { short: 'u', about: 'Writes snapshots anew.' },
  verbose: { about: 'Lists each test.' },
  watch: { about: 'Runs the tests of files that change.' },
} as const;

await runCommand(
  {
    name: 'npm run unit',
    does: 'Runs the unit and service tests, or those whose path contains one of the given parts.',
    arguments: [{ name: 'path', about: 'A part of the paths of tests.', isOptional: true, isRepeated: true }],
    options,
    examples: ['npm run unit -- shared/documents', 'npm run unit -- shared/documents -t "half a year"'],
  },
  () =>
    runProgram([
      ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
      packageFile('jest/bin/jest.js'),
      ...process.argv.slice(2),
    ]),
);
