import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { identityRecords } from '../../../platform/database/schema/identity.ts';

const model = 'PartnerToken';

/**
 * Takes a token for the one time that it is good for; answers false when it has been taken before, also when two requests
 * race. What is kept is a hash of what is signed: of a signature there may be several forms.
 */
export async function guardReplay(database: Database, idToken: string, usableUntil: number): Promise<boolean> {
  const signed = idToken.slice(0, idToken.lastIndexOf('.'));
  const id = createHash('sha256').update(signed).digest('base64url');
  const won = await database
    .insert(identityRecords)
    .values({ model, id, payload: {}, consumedAt: sql`now()`, expiresAt: new Date(usableUntil * 1000) })
    .onConflictDoNothing()
    .returning({ id: identityRecords.id });
  return won.length > 0;
}
