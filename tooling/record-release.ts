/**
 * `npm run record-release`: records the SQL statements that this version sends to the database in its tests. Run it
 * when a version is released, so that newer schemas are tested with these statements.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beginCommand } from '../services/cli/command-line/command-line.mjs';
import { recordVariable, releaseFile } from './testing/release-statements.ts';

beginCommand({
  name: 'npm run record-release',
  does: 'Runs the tests of the gateway and records the SQL statements that this version sends, so that newer schemas are tested with them. Run it when a version is released.',
  examples: ['npm run record-release'],
});

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'tessera-release-'));
const file = path.join(folder, 'statements');
writeFileSync(file, '');
try {
  const { status } = spawnSync('npm', ['run', 'unit', '--', 'services/api/graphql', 'services/tests/authorization'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, [recordVariable]: file },
  });
  if (status !== 0) throw new Error('The tests failed. Nothing was recorded.');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const statements = [...new Set(lines.map((line) => JSON.parse(line) as string))]
    // Statements that begin and end transactions do not depend on the schema.
    .filter((statement) => /^\s*(?:select|insert|update|delete|with)\b/i.test(statement))
    .sort();
  const migration = readdirSync(path.dirname(releaseFile))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  writeFileSync(releaseFile, `${JSON.stringify({ migration, statements }, undefined, 2)}\n`);
  console.log(`Recorded ${statements.length} statements, up to ${migration ?? 'no migration'}.`);
} finally {
  rmSync(folder, { recursive: true });
}
