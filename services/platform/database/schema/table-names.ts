import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './index.ts';

/** The names of all tables of the schema, sorted. */
export const tableNames: readonly string[] = Object.values(schema)
  .flatMap((each) => (is(each, PgTable) ? [getTableName(each)] : []))
  .sort();
