import { readFileSync } from 'node:fs';

/** The number of tests that a runner counted, by result. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Reads the counts of a report. Throws if there is no report. */
export function jestTally(file: string): Tally {
  const report = readReport(file) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Reads the counts of a report. Throws if there is no report. */
export function playwrightTally(file: string): Tally {
  const { stats } = readReport(file) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
