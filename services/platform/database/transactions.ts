import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './database.ts';
import * as schema from './schema/index.ts';

/**
 * Creates the `transaction` function of a database over this pool. drizzle's own keeps the connection forever when
 * `begin` itself fails, as it does when the server is lost: after as many failures as the pool has connections, no
 * request is served until a restart.
 */
export function transactionsOf(pool: pg.Pool): Database['transaction'] {
  const onClient = new WeakMap<pg.PoolClient, ReturnType<typeof overClient>>();
  const overClient = (client: pg.PoolClient) => drizzle(client, { schema });
  return async (work, config) => {
    const client = await pool.connect();
    try {
      const database = onClient.get(client) ?? overClient(client);
      onClient.set(client, database);
      return await database.transaction(work, config);
    } finally {
      // The pool discards broken connections.
      client.release();
    }
  };
}
