import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { storedObjects } from '../database/schema/index.ts';
import type { ObjectStore } from './object-store.ts';

/** Creates an object store in the product's own database, which needs no further setup or backup. */
export function createPostgresStore(database: Database): ObjectStore {
  return {
    async put(key, { bytes, contentType }) {
      const row = { key, contentType, bytes: Buffer.from(bytes) };
      await database.insert(storedObjects).values(row).onConflictDoUpdate({ target: storedObjects.key, set: row });
    },
    async get(key) {
      const [row] = await database
        .select({ bytes: storedObjects.bytes, contentType: storedObjects.contentType })
        .from(storedObjects)
        .where(eq(storedObjects.key, key));
      return row;
    },
    async delete(key) {
      await database.delete(storedObjects).where(eq(storedObjects.key, key));
    },
  };
}
