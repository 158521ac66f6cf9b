import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  identityAccounts,
  operatorFactors,
  operators,
  type OperatorRow,
} from '../../platform/database/schema/index.ts';
import { emailKeyOf } from '../identity-accounts/accounts.ts';

/** Finds the account that signs in with an email address. Customers of partners do not sign in this way. */
export async function findIdentityAccount(database: Database, email: string) {
  const [person] = await database
    .select({ id: identityAccounts.id, emailVerified: identityAccounts.emailVerified })
    .from(identityAccounts)
    .where(eq(identityAccounts.emailKey, emailKeyOf(email)));
  return person;
}

/** Makes an account an operator, or changes the partner that the operator is restricted to. */
export async function addOperator(
  database: Database,
  { identityId, partnerId }: Pick<OperatorRow, 'identityId' | 'partnerId'>,
): Promise<void> {
  await database
    .insert(operators)
    .values({ identityId, partnerId })
    .onConflictDoUpdate({ target: operators.identityId, set: { partnerId } });
}

/** Removes an operator and ends their sessions. Returns whether the account was an operator. */
export async function removeOperator(database: Database, identityId: string): Promise<boolean> {
  const removed = await database.delete(operators).where(eq(operators.identityId, identityId)).returning();
  return removed.length > 0;
}

/** Lists all operators, the earliest first. */
export const listOperators = (database: Database) =>
  database
    .select({
      identityId: operators.identityId,
      partnerId: operators.partnerId,
      email: identityAccounts.email,
      /** When the operator set up the second factor; null if not yet. */
      factorSince: operatorFactors.createdAt,
    })
    .from(operators)
    .leftJoin(operatorFactors, eq(operatorFactors.identityId, operators.identityId))
    .leftJoin(identityAccounts, eq(identityAccounts.id, operators.identityId))
    .orderBy(asc(operators.createdAt));
