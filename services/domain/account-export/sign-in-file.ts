import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { identityAccounts, identityDevices } from '../../platform/database/schema/identity.ts';
import type { AccountKey } from '../account-key.ts';
import { type FactorSummary, readFactors } from '../identity-accounts/factors.ts';
import { identityOf } from '../identity-accounts/identity-of.ts';

/** A browser in which the person is signed in, as the provider knows it. */
export interface SignedInDevice {
  readonly userAgent: string | null;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
}

/** What the provider stores about how a person signs in, except secrets. */
export interface SignIn extends FactorSummary {
  /** The most recently used first. */
  readonly devices: readonly SignedInDevice[];
}

/** Reads how a person signs in at the provider with the issuer `issuer`; undefined if they sign in elsewhere. */
export async function readSignIn(database: Database, issuer: string, person: AccountKey): Promise<SignIn | undefined> {
  const isThisIdentity = identityOf(issuer, person);
  if (isThisIdentity === undefined) return undefined;
  const [identity] = await database
    .select({ id: identityAccounts.id })
    .from(identityAccounts)
    .where(isThisIdentity)
    .limit(1);
  if (identity === undefined) return undefined;
  const { userAgent, createdAt, lastSeenAt } = identityDevices;
  const devices = await database
    .select({ userAgent, signedInAt: createdAt, lastSeenAt })
    .from(identityDevices)
    .where(eq(identityDevices.accountId, identity.id))
    .orderBy(desc(lastSeenAt), identityDevices.id);
  return { devices, ...(await readFactors(database, identity.id)) };
}
