import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accounts } from '../../platform/database/schema/index.ts';
import type { AccountKey } from '../account-key.ts';

/** Whether a person's profile has a picture, of whatever origin. */
export async function hasHeadshot(database: Database, { issuer, subject }: AccountKey): Promise<boolean> {
  const [row] = await database
    .select({ url: accounts.headshotUrl })
    .from(accounts)
    .where(and(eq(accounts.issuer, issuer), eq(accounts.subject, subject)));
  return row?.url != null;
}
