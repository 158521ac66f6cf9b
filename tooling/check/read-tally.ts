import { readFileSync } from 'node:fs';

/** How many tests a runner counted. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Throws where there is no report. */
export function jestTally(file: string): Tally {
  const report = readReport(file) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Throws where there is no report. */
export function playwrightTally(file: string): Tally {
  const { stats } = readReport(file) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
