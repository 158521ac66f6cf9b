import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accounts } from '../../platform/database/schema/index.ts';
import type { AccountKey } from '../account-key.ts';

/** Returns the ID of a person's account; undefined if they have none. */
export async function findAccountId(database: Database, { issuer, subject }: AccountKey): Promise<string | undefined> {
  const [row] = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.issuer, issuer), eq(accounts.subject, subject)));
  return row?.id;
}
