/**
 * The statements that the last release sends to the database. They are recorded from its tests and checked against each
 * newer schema.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const releaseFile = path.join(
  import.meta.dirname,
  '../../services/platform/database/migrations/last-release.json',
);

/** Names the environment variable with the file to which the gateway's tests write their statements. */
export const recordVariable = 'RECORD_STATEMENTS';

/** Appends statements to the recording, if one is running. */
export function recordStatements(statements: Iterable<string>): void {
  const file = process.env[recordVariable];
  if (file === undefined) return;
  appendFileSync(file, [...statements].map((statement) => `${JSON.stringify(statement)}\n`).join(''));
}

/** Reads the statements of the last recorded release (`npm run record-release`). */
export const readReleaseStatements = (): readonly string[] =>
  (JSON.parse(readFileSync(releaseFile, 'utf8')) as { readonly statements: readonly string[] }).statements;
