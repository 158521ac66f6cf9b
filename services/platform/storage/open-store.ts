import type { Database } from '../database/database.ts';
import type { ObjectStore } from './object-store.ts';
import { createPostgresStore } from './postgres-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';

/** Returns the object store: the configured bucket, or else the database. */
export const openStore = (settings: S3Settings | undefined, database: Database): ObjectStore =>
  settings ? createS3Store(settings) : createPostgresStore(database);
