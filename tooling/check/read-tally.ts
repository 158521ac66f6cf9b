import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../apps.ts';

/** The number of tests that a runner counted, by result. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The files and titles of the tests that failed. */
  readonly failures: readonly string[];
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly { readonly title: string; readonly ok: boolean; readonly line: number }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Reads the counts of a report. Throws if there is no report. */
export function jestTally(file: string): Tally {
  const report = readReport(file) as JestReport;
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const titles = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      // A file that cannot be run has no results.
      return (titles.length > 0 ? titles : ['']).map((title) => `${path.relative(projectRoot, name)} ${title}`.trim());
    });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures,
  };
}

const failuresOf = ({ file, suites = [], specs }: PlaywrightSuite): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title, line }) => `e2e/${file}:${line} ${title}`),
  ...suites.flatMap(failuresOf),
];

/** Reads the counts of a report. Throws if there is no report. */
export function playwrightTally(file: string): Tally {
  const { stats, suites } = readReport(file) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures: suites.flatMap(failuresOf) };
}
