import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { openDatabase } from '../../services/platform/database/open-database.ts';
import { distributionOf, spreadPostingTables } from '../../services/platform/database/schema/distribution.ts';
import { tableNames } from '../../services/platform/database/schema/table-names.ts';
import { readReleaseStatements } from '../testing/release-statements.ts';
import { explainStatement } from './explain-statement.ts';

/** Reads a recording, without the statements that begin and end transactions. */
const readRecording = (file: string): readonly string[] =>
  [...new Set(readFileSync(file, 'utf8').trim().split('\n'))]
    .map((line) => JSON.parse(line) as string)
    .filter((statement) => /^\s*(?:select|insert|update|delete|with)\b/i.test(statement))
    .sort();

const accountTables = new Set(tableNames.filter((table) => distributionOf(table).distribution === 'account'));

/** Whether a statement reads job ads and nothing of accounts. Spread job ads are on all machines. */
function isOfJobSearch(statement: string): boolean {
  const names = statement.match(/[a-z_]+/g) ?? [];
  return names.some((name) => spreadPostingTables.has(name)) && !names.some((name) => accountTables.has(name));
}

export interface StatementsReach {
  /** The statements that reach several shards or are refused, each with the reason, apart from searches of job ads. */
  readonly problems: readonly string[];
  readonly summary: string;
}

/** Plans each statement of a recording, or of the last release, on a cluster. */
export async function explainStatements(address: string, recording: string | undefined): Promise<StatementsReach> {
  const statements = recording === undefined ? readReleaseStatements() : readRecording(recording);
  const database = await openDatabase({ url: address, dataDir: tmpdir(), poolSize: 1 });
  const problems: string[] = [];
  const counts = { first: 0, one: 0, search: 0 };
  try {
    for (const statement of statements) {
      const text = statement.replace(/\s+/g, ' ').trim();
      try {
        const shards = await explainStatement(database.db.$client, statement);
        if (shards > 1 && isOfJobSearch(statement)) counts.search += 1;
        else if (shards > 1) problems.push(`${shards} shards: ${text}`);
        else counts[shards === 1 ? 'one' : 'first'] += 1;
      } catch (error) {
        problems.push(`${error instanceof Error ? error.message : String(error)}: ${text}`);
      }
    }
  } finally {
    await database.close();
  }
  const summary = `${statements.length} statements: ${counts.one} reach one shard, ${counts.first} the first machine only, ${counts.search} search spread job ads, and ${problems.length} are listed above.`;
  return { problems, summary };
}
