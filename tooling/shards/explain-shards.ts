/**
 * `npm run explain-shards -- ADDRESS [RECORDING]`: asks a Citus cluster whether each statement that requests send
 * reaches one shard only (docs/operating/database-and-scaling.md "Distributing accounts"). The cluster's tables must be
 * distributed. Without a recording, the statements are those of the last release.
 */
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { openDatabase } from '../../services/platform/database/open-database.ts';
import { readReleaseStatements } from '../testing/release-statements.ts';
import { explainStatement } from './explain-statement.ts';

const [url, recording] = process.argv.slice(2);
if (url === undefined) throw new Error('Name the address of the cluster, such as postgres://…');

const lines = recording === undefined ? [] : readFileSync(recording, 'utf8').trim().split('\n');
const statements =
  recording === undefined
    ? readReleaseStatements()
    : [...new Set(lines.map((line) => JSON.parse(line) as string))]
        .filter((statement) => /^\s*(?:select|insert|update|delete|with)\b/i.test(statement))
        .sort();

const database = await openDatabase({ url, dataDir: tmpdir(), poolSize: 1 });
const counts = { first: 0, one: 0, steps: 0, many: 0, refused: 0 };
try {
  for (const statement of statements) {
    const text = statement.replace(/\s+/g, ' ').trim();
    try {
      const { parts, shards } = await explainStatement(database.db.$client, statement);
      if (shards === 0) counts.first += 1;
      else if (shards === 1 && parts === 1) counts.one += 1;
      else if (shards === 1) {
        counts.steps += 1;
        console.log(`${parts} steps: ${text}`);
      } else {
        counts.many += 1;
        console.log(`${shards} shards: ${text}`);
      }
    } catch (error) {
      counts.refused += 1;
      console.log(`${error instanceof Error ? error.message : String(error)}: ${text}`);
    }
  }
} finally {
  await database.close();
}
const { first, one, steps, many, refused } = counts;
console.log(
  `${statements.length} statements: ${one} on one shard, ${first} on the first machine, ${steps} on one shard in several steps, ${many} on several shards, ${refused} refused.`,
);
if (many > 0 || refused > 0) process.exitCode = 1;
