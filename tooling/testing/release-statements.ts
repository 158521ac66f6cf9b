/** What the last release asks of the database: recorded from its tests, and held against each newer schema. */
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const releaseFile = path.join(
  import.meta.dirname,
  '../../services/platform/database/migrations/last-release.json',
);

/** Names a file to which the tests of the gateway write what they send. */
export const recordVariable = 'RECORD_STATEMENTS';

/** Writes statements down when a recording is under way. */
export function recordStatements(statements: Iterable<string>): void {
  const file = process.env[recordVariable];
  if (file === undefined) return;
  appendFileSync(file, [...statements].map((statement) => `${JSON.stringify(statement)}\n`).join(''));
}

/** The statements of the last release that was recorded (`npm run record-release`). */
export const readReleaseStatements = (): readonly string[] =>
  (JSON.parse(readFileSync(releaseFile, 'utf8')) as { readonly statements: readonly string[] }).statements;
