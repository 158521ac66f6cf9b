import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { storedObjects } from '../database/schema/index.ts';
import type { ObjectStore } from './object-store.ts';

/** Keeps objects in the product's own database: nothing else needs to be set up or backed up. */
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
