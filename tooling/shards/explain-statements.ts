import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { openDatabase } from '../../services/platform/database/open-database.ts';
import { readReleaseStatements } from '../testing/release-statements.ts';
import { explainStatement } from './explain-statement.ts';

/** Reads a recording, without the statements that begin and end transactions. */
const readRecording = (file: string): readonly string[] =>
  [...new Set(readFileSync(file, 'utf8').trim().split('\n'))]
    .map((line) => JSON.parse(line) as string)
    .filter((statement) => /^\s*(?:select|insert|update|delete|with)\b/i.test(statement))
    .sort();

export interface StatementsReach {
  /** The statements that reach several shards or are refused, each with the reason. */
  readonly problems: readonly string[];
  readonly summary: string;
}

/** Plans each statement of a recording, or of the last release, on a cluster. */
export async function explainStatements(address: string, recording: string | undefined): Promise<StatementsReach> {
  const statements = recording === undefined ? readReleaseStatements() : readRecording(recording);
  const database = await openDatabase({ url: address, dataDir: tmpdir(), poolSize: 1 });
  const problems: string[] = [];
  const counts = { first: 0, one: 0 };
  try {
    for (const statement of statements) {
      const text = statement.replace(/\s+/g, ' ').trim();
      try {
        const shards = await explainStatement(database.db.$client, statement);
        if (shards > 1) problems.push(`${shards} shards: ${text}`);
        else counts[shards === 1 ? 'one' : 'first'] += 1;
      } catch (error) {
        problems.push(`${error instanceof Error ? error.message : String(error)}: ${text}`);
      }
    }
  } finally {
    await database.close();
  }
  const summary = `${statements.length} statements: ${counts.one} reach one shard, ${counts.first} the first machine only, and ${problems.length} are listed above.`;
  return { problems, summary };
}
