/**
 * `npm run check`: everything that continuous integration checks, in the order in which it fails fastest. Ends with
 * one line, `123 passed, 0 failed`: the sum of all runners, where each of the plain checks counts as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, '.cache', 'check');
mkdirSync(reports, { recursive: true });

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads what the runner counted; a step without it is one check. */
  readonly tally?: () => Tally;
}

const readReport = (file: string): unknown => JSON.parse(readFileSync(path.join(reports, file), 'utf8'));

function jestTally(): Tally {
  const report = readReport('jest.json') as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

function playwrightTally(): Tally {
  const { stats } = readReport('e2e.json') as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const steps: readonly Step[] = [
  { name: 'Formatting', script: 'format:check' },
  { name: 'Types', script: 'types' },
  { name: 'Lint and import rules', script: 'lint' },
  {
    name: 'Units and services',
    script: 'unit',
    args: ['--json', `--outputFile=${path.join(reports, 'jest.json')}`],
    tally: jestTally,
  },
  { name: 'Build', script: 'build' },
  { name: 'Size budgets', script: 'sizes' },
  {
    name: 'Journeys in the browser',
    script: 'e2e',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'e2e.json') },
    tally: playwrightTally,
  },
];

let passed = 0;
let failed = 0;
for (const step of steps) {
  const started = performance.now();
  console.log(`\n${step.name} …`);
  const args = ['run', '--silent', step.script, ...(step.args ? ['--', ...step.args] : [])];
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...step.env } });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const ok = status === 0;
  let tally: Tally = ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (step.tally) {
    try {
      tally = step.tally();
    } catch {
      // The runner died before it wrote its report; the step counts as one failure.
    }
    if (!ok && tally.failed === 0) tally = { ...tally, failed: 1 };
  }
  passed += tally.passed;
  failed += tally.failed;
  console.log(`${step.name}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (!ok && step.script === 'build') break;
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
