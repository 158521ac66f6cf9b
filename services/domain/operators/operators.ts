import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  identityAccounts,
  operatorFactors,
  operators,
  type OperatorRow,
} from '../../platform/database/schema/index.ts';
import { emailKeyOf } from '../identity-accounts/accounts.ts';

/** Who signs in with this address; a partner's customers have none here that opens anything. */
export async function findPerson(database: Database, email: string) {
  const [person] = await database
    .select({ id: identityAccounts.id, emailVerified: identityAccounts.emailVerified })
    .from(identityAccounts)
    .where(eq(identityAccounts.emailKey, emailKeyOf(email)));
  return person;
}

/** Makes somebody an operator, or one of something else: whoever is bound to a partner from now on was not before. */
export async function addOperator(
  database: Database,
  { identityId, partnerId }: Pick<OperatorRow, 'identityId' | 'partnerId'>,
): Promise<void> {
  await database
    .insert(operators)
    .values({ identityId, partnerId })
    .onConflictDoUpdate({ target: operators.identityId, set: { partnerId } });
}

/** Ends the sessions, too. Answers whether there was such an operator. */
export async function removeOperator(database: Database, identityId: string): Promise<boolean> {
  const gone = await database.delete(operators).where(eq(operators.identityId, identityId)).returning();
  return gone.length > 0;
}

export const listOperators = (database: Database) =>
  database
    .select({
      identityId: operators.identityId,
      partnerId: operators.partnerId,
      email: identityAccounts.email,
      /** When they have set up their second factor; null: not yet. */
      factorSince: operatorFactors.createdAt,
    })
    .from(operators)
    .leftJoin(operatorFactors, eq(operatorFactors.identityId, operators.identityId))
    .leftJoin(identityAccounts, eq(identityAccounts.id, operators.identityId))
    .orderBy(asc(operators.createdAt));
