import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { identityAuthenticators } from '../../../platform/database/schema/identity-factors.ts';
import { newFactorSecret, readCode, stepOfCode } from '../../../platform/one-time-codes/one-time-codes.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

export interface AuthenticatorCare {
  readonly database: Database;
  readonly vault: Vault;
  /** The current time in milliseconds since 1970. */
  readonly now: () => number;
}

/** Binds a sealed secret to its account, so that it cannot replace another account's. */
const labelOf = (accountId: string): string => `account authenticator ${accountId}`;

/**
 * Creates the secret of an authenticator app, which a first code confirms. A newer offer replaces it until then. Returns
 * undefined if the account has an app already.
 */
export async function offerAuthenticator(
  { database, vault }: AuthenticatorCare,
  accountId: string,
): Promise<string | undefined> {
  const secret = newFactorSecret();
  const sealed = vault.seal(secret, labelOf(accountId));
  const offered = await database
    .insert(identityAuthenticators)
    .values({ accountId, sealed })
    .onConflictDoUpdate({
      target: identityAuthenticators.accountId,
      set: { sealed, lastStep: 0 },
      setWhere: eq(identityAuthenticators.isConfirmed, false),
    })
    .returning({ accountId: identityAuthenticators.accountId });
  return offered.length > 0 ? secret : undefined;
}

/**
 * Why a code of the app is refused. `code_used`: it, or a later one, was used already. `factor_lost`: none of the secrets
 * in `IDENTITY_SECRET` opens what is stored. `not_offered`: there is nothing to confirm.
 */
export type CodeRefusal = 'wrong_code' | 'code_used' | 'factor_lost' | 'not_offered';

type Authenticator = typeof identityAuthenticators.$inferSelect;

async function findAuthenticator(database: Database, accountId: string): Promise<Authenticator | undefined> {
  const [found] = await database
    .select()
    .from(identityAuthenticators)
    .where(eq(identityAuthenticators.accountId, accountId));
  return found;
}

/** Whether an account asks for a code after the password. */
export const hasAuthenticator = async (database: Database, accountId: string): Promise<boolean> =>
  (await findAuthenticator(database, accountId))?.isConfirmed === true;

/**
 * Uses up a code of the app. It is one statement, so that only one of two processes accepts it, and it seals the secret
 * again if an older secret of ours had sealed it. Returns undefined on success.
 */
async function consumeCode(
  { database, vault, now }: AuthenticatorCare,
  { accountId, sealed }: Authenticator,
  typed: string,
): Promise<CodeRefusal | undefined> {
  const label = labelOf(accountId);
  if (!vault.canOpen(sealed, label)) return 'factor_lost';
  const code = readCode(typed);
  if (code === undefined) return 'wrong_code';
  const { text, isCurrent } = vault.open(sealed, label);
  const step = stepOfCode(text, code, now());
  if (step === undefined) return 'wrong_code';
  const used = await database
    .update(identityAuthenticators)
    .set({ lastStep: step, isConfirmed: true, sealed: isCurrent ? sealed : vault.seal(text, label) })
    .where(
      and(
        eq(identityAuthenticators.accountId, accountId),
        eq(identityAuthenticators.sealed, sealed),
        lt(identityAuthenticators.lastStep, step),
      ),
    )
    .returning({ accountId: identityAuthenticators.accountId });
  return used.length > 0 ? undefined : 'code_used';
}

/** Confirms the offered app with one of its codes. Returns the recovery codes, which are not shown again. */
export async function confirmAuthenticator(
  care: AuthenticatorCare,
  accountId: string,
  code: string,
): Promise<readonly string[] | CodeRefusal> {
  const offered = await findAuthenticator(care.database, accountId);
  if (!offered || offered.isConfirmed) return 'not_offered';
  const refusal = await consumeCode(care, offered, code);
  return refusal ?? replaceRecoveryCodes(care.database, accountId);
}

/** Uses up a code of the app that an account has. Returns undefined on success. */
export async function consumeAuthenticatorCode(
  care: AuthenticatorCare,
  accountId: string,
  code: string,
): Promise<CodeRefusal | undefined> {
  const authenticator = await findAuthenticator(care.database, accountId);
  return authenticator?.isConfirmed === true ? consumeCode(care, authenticator, code) : 'not_offered';
}

/**
 * Seals with the current secret what an older one sealed. Returns the accounts whose secrets cannot be opened: their
 * owners need a recovery code, or an operator who removes the factor.
 */
export async function resealAuthenticators({ database, vault }: AuthenticatorCare): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const { accountId, sealed } of await database.select().from(identityAuthenticators)) {
    const label = labelOf(accountId);
    if (!vault.canOpen(sealed, label)) {
      lost.push(accountId);
      continue;
    }
    const { text, isCurrent } = vault.open(sealed, label);
    if (isCurrent) continue;
    await database
      .update(identityAuthenticators)
      .set({ sealed: vault.seal(text, label) })
      // One that was set up in between stays.
      .where(and(eq(identityAuthenticators.accountId, accountId), eq(identityAuthenticators.sealed, sealed)));
  }
  return lost;
}
