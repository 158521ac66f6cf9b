import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { identityRecords } from '../../../platform/database/schema/identity.ts';

const model = 'PartnerToken';

/**
 * Marks a token as used. Returns false if it was used before, even when two requests race. The table stores a hash of
 * the signed part, because a signature may have several forms.
 */
export async function guardReplay(database: Database, idToken: string, usableUntil: number): Promise<boolean> {
  const signedPart = idToken.slice(0, idToken.lastIndexOf('.'));
  const id = createHash('sha256').update(signedPart).digest('base64url');
  const won = await database
    .insert(identityRecords)
    .values({ model, id, payload: {}, consumedAt: sql`now()`, expiresAt: new Date(usableUntil * 1000) })
    .onConflictDoNothing()
    .returning({ id: identityRecords.id });
  return won.length > 0;
}
