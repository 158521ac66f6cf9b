import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import {
  operatorFactors,
  operators,
  operatorSessions,
  operatorSignIns,
} from '../../../platform/database/schema/index.ts';
import type { Vault } from '../../../platform/vault/vault.ts';

/** Binds a sealed secret to its operator: nobody's can be put in the place of somebody else's. */
export const factorLabel = (identityId: string): string => `operator factor ${identityId}`;

/**
 * Seals under the secret of today what an older one sealed. Answers the operators whose secrets cannot be opened: they
 * cannot sign in until somebody forgets their factor.
 */
export async function sealFactorsAnew(database: Database, vault: Vault): Promise<readonly string[]> {
  const lost: string[] = [];
  const rows = await database.select().from(operatorFactors);
  for (const { identityId, sealed } of rows) {
    const label = factorLabel(identityId);
    if (!vault.opens(sealed, label)) {
      lost.push(identityId);
      continue;
    }
    const { text, isCurrent } = vault.open(sealed, label);
    if (isCurrent) continue;
    await database
      .update(operatorFactors)
      .set({ sealed: vault.seal(text, label) })
      // Another one that was set up meanwhile stays.
      .where(and(eq(operatorFactors.identityId, identityId), eq(operatorFactors.sealed, sealed)));
  }
  return lost;
}

/** For who has lost the device: ends sessions and sign-ins, too, and the next sign-in sets up another. Answers whether there was one. */
export function forgetFactor(database: Database, identityId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // A sign-in that is about to end waits for this, or this for it.
    await transaction.select().from(operators).where(eq(operators.identityId, identityId)).for('update');
    const gone = await transaction
      .delete(operatorFactors)
      .where(eq(operatorFactors.identityId, identityId))
      .returning({ identityId: operatorFactors.identityId });
    await transaction.delete(operatorSignIns).where(eq(operatorSignIns.identityId, identityId));
    await transaction.delete(operatorSessions).where(eq(operatorSessions.identityId, identityId));
    return gone.length > 0;
  });
}
