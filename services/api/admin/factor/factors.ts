import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import {
  operatorFactors,
  operators,
  operatorSessions,
  operatorSignIns,
} from '../../../platform/database/schema/index.ts';
import type { Vault } from '../../../platform/vault/vault.ts';

/** Binds a sealed secret to its operator, so that it cannot replace another operator's. */
export const factorLabel = (identityId: string): string => `operator factor ${identityId}`;

/**
 * Seals with the current secret what an older one sealed. Returns the operators whose secrets cannot be opened: they
 * cannot sign in until an operator resets their factor.
 */
export async function resealFactors(database: Database, vault: Vault): Promise<readonly string[]> {
  const lostIdentityIds: string[] = [];
  const rows = await database.select().from(operatorFactors);
  for (const { identityId, sealed } of rows) {
    const label = factorLabel(identityId);
    if (!vault.canOpen(sealed, label)) {
      lostIdentityIds.push(identityId);
      continue;
    }
    const { text, isCurrent } = vault.open(sealed, label);
    if (isCurrent) continue;
    await database
      .update(operatorFactors)
      .set({ sealed: vault.seal(text, label) })
      // A factor that was set up in between stays.
      .where(and(eq(operatorFactors.identityId, identityId), eq(operatorFactors.sealed, sealed)));
  }
  return lostIdentityIds;
}

/**
 * Deletes the factor of an operator who has lost the device. It also ends sessions and sign-ins, and the next sign-in
 * sets up a new factor. Returns whether there was one.
 */
export function deleteFactor(database: Database, identityId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // The lock makes a sign-in that is about to complete wait for this transaction, or this one for it.
    await transaction.select().from(operators).where(eq(operators.identityId, identityId)).for('update');
    const deleted = await transaction
      .delete(operatorFactors)
      .where(eq(operatorFactors.identityId, identityId))
      .returning({ identityId: operatorFactors.identityId });
    await transaction.delete(operatorSignIns).where(eq(operatorSignIns.identityId, identityId));
    await transaction.delete(operatorSessions).where(eq(operatorSessions.identityId, identityId));
    return deleted.length > 0;
  });
}
