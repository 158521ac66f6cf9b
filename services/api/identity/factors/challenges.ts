import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { identityChallenges } from '../../../platform/database/schema/identity-factors.ts';

/** The minutes in which the browser must answer. People look for their key or phone meanwhile. */
export const challengeMinutes = 5;

/** What a challenge belongs to: a sign-in by its interaction, or a new passkey by its session. */
export type ChallengeOwner = `interaction ${string}` | `session ${string}`;

/** Stores a challenge. A newer one of the same owner replaces it. */
export async function storeChallenge(database: Database, owner: ChallengeOwner, challenge: string): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${challengeMinutes}::int)`;
  await database
    .insert(identityChallenges)
    .values({ owner, challenge, expiresAt })
    .onConflictDoUpdate({ target: identityChallenges.owner, set: { challenge, expiresAt } });
}

/** Takes the challenge of an owner, once. Returns undefined if there is none, or it has expired. */
export async function takeChallenge(database: Database, owner: ChallengeOwner): Promise<string | undefined> {
  const [taken] = await database
    .delete(identityChallenges)
    .where(and(eq(identityChallenges.owner, owner), gt(identityChallenges.expiresAt, sql`now()`)))
    .returning({ challenge: identityChallenges.challenge });
  return taken?.challenge;
}
