/**
 * `npm run check`: all checks of continuous integration, in the order in which they fail fastest. Ends with the
 * names of what failed, and one line, `123 passed, 0 failed`: the sum of all runners, where each plain check counts as
 * one.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beginCommand } from '../services/cli/command-line/command-line.mjs';
import { jestTally, playwrightTally } from './check/read-tally.ts';
import { runStep, type CheckResult, type CheckStep } from './check/run-step.ts';
import { projectRoot } from './apps.ts';

beginCommand({
  name: 'npm run check',
  does: 'Runs all checks of continuous integration: formatting, lint, types, licenses, the build, its sizes, unit and service tests, and end-to-end tests. Fails if one of them does, and names what failed.',
  settings: [
    { name: 'CHROMIUM_PATH', about: 'Chromium for the end-to-end tests, if it is not in a usual place.' },
    { name: 'FIREFOX_PATH', about: 'Firefox for the end-to-end tests, if it is not in a usual place.' },
  ],
  examples: ['npm run check'],
});

const reports = path.join(projectRoot, '.cache', 'check');
mkdirSync(reports, { recursive: true });
const report = {
  jest: path.join(reports, 'jest.json'),
  chromium: path.join(reports, 'e2e.json'),
  firefox: path.join(reports, 'e2e-firefox.json'),
};

const lint: CheckStep = { name: 'Lint and import rules', script: 'lint' };
const formatting: CheckStep = { name: 'Formatting', script: 'format:check' };
const types: CheckStep = { name: 'Types', script: 'types' };
const build: CheckStep = { name: 'Build', script: 'build' };
const licenses: CheckStep = { name: 'Licenses', script: 'licenses' };
const vulnerabilities: CheckStep = { name: 'Known vulnerabilities', script: 'vulnerabilities', args: ['--list'] };
const sizes: CheckStep = { name: 'Size budgets', script: 'sizes' };
const serverFolder: CheckStep = { name: "The server's folder", script: 'server-folder' };
const units: CheckStep = {
  name: 'Unit and service tests',
  script: 'unit',
  args: ['--json', `--outputFile=${report.jest}`],
  tally: () => jestTally(report.jest),
};
const endToEndTests: CheckStep = {
  name: 'End-to-end tests in Chromium',
  script: 'e2e',
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report.chromium },
  tally: () => playwrightTally(report.chromium),
};

/** The tests of the main paths, with the tag of `everyBrowser` (e2e/browsers.ts). Fails where Firefox is missing. */
const endToEndTestsInFirefox: CheckStep = {
  name: 'Main end-to-end tests in Firefox',
  script: 'e2e',
  args: ['--browser', 'firefox', '--grep', '@every-browser'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report.firefox },
  tally: () => playwrightTally(report.firefox),
};

/**
 * The stages run one after another, and the lists of steps in a stage run in parallel. The linter has one core, and the
 * other steps of its stage have the other.
 */
const stages: readonly (readonly (readonly CheckStep[])[])[] = [
  [[lint], [formatting, licenses, vulnerabilities, types, build, sizes, serverFolder]],
  [[units]],
  [[endToEndTests]],
  [[endToEndTestsInFirefox]],
];

const outcomes: (CheckResult & { readonly step: CheckStep })[] = [];
for (const lanes of stages) {
  // The end-to-end tests need the build.
  if (
    lanes.flat().some(({ script }) => script === endToEndTests.script) &&
    outcomes.some(({ step, ok }) => step === build && !ok)
  )
    break;
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) {
        const outcome = await runStep(step, { isAlone: lanes.length === 1 });
        outcomes.push({ step, ...outcome });
        if (step === build && !outcome.ok) return;
      }
    }),
  );
}

const failures = outcomes.flatMap(({ tally }) => tally.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `- ${failure}`).join('\n')}`);
const sum = (count: 'passed' | 'failed'): number => outcomes.reduce((all, { tally }) => all + tally[count], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
