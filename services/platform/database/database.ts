import type pg from 'pg';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from './schema/index.ts';

export type DatabaseSchema = typeof schema;

export type Database = NodePgDatabase<DatabaseSchema> & { readonly $client: pg.Pool };

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A database or a transaction in one. It is the parameter type of functions that can run in either. */
export type DatabaseOrTransaction = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

/**
 * The database for queries whose answer may be a few seconds old, such as postings, which are the same for everyone. It
 * must not be used for data that the requester may just have written, nor for deciding access.
 */
export type ReadReplica = Pick<Database, 'select' | 'execute' | '$client'>;
