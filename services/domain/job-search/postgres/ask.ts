import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import type { ReadReplica } from '../../../platform/database/database.ts';

const dialect = new PgDialect();

interface AskOptions {
  /**
   * Whether the database may reuse the plan for later queries of the same shape. It should not where the best plan
   * depends on how many postings match.
   */
  readonly keepsPlan?: boolean;
}

/** Runs one query. */
export async function ask<Row extends QueryResultRow>(
  db: ReadReplica,
  question: SQL,
  { keepsPlan = false }: AskOptions = {},
): Promise<readonly Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(question);
  const name = keepsPlan ? `search_${createHash('md5').update(text).digest('hex')}` : undefined;
  const { rows } = await db.$client.query<Row>({ text, values, ...(name !== undefined && { name }) });
  return rows;
}
