import type pg from 'pg';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as schema from './schema/index.ts';

export type DatabaseSchema = typeof schema;

export type Database = NodePgDatabase<DatabaseSchema> & { readonly $client: pg.Pool };

/** A database or a transaction in one: what a function takes that runs in either. */
export type DatabaseOrTransaction = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

/**
 * The database for questions whose answer may be some seconds old: what all people share, such as postings. Never for what
 * the asker may just have written, nor for who may see something.
 */
export type ReadReplica = Pick<Database, 'select' | 'execute' | '$client'>;
