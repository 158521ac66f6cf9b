import { eq, sql } from 'drizzle-orm';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { object, string } from 'yup';
import type { IdentityAccount } from '../../../domain/identity-accounts/accounts.ts';
import type { Database } from '../../../platform/database/database.ts';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';
import { identityPasskeys } from '../../../platform/database/schema/identity-factors.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import { parseBody } from '../parse-body.ts';
import type { RelyingParty } from './relying-party.ts';

/** Binary parts are base64url. Those of real authenticators are far shorter. */
const binary = () => string().strict().required().max(8192);

const shape = object({
  response: object({
    id: binary(),
    rawId: binary(),
    type: string().strict().oneOf(['public-key']).required(),
    response: object({
      clientDataJSON: binary(),
      authenticatorData: binary(),
      signature: binary(),
      userHandle: string().strict().max(8192).nullable().optional(),
    }).required(),
  }).required(),
});

function parse(body: unknown): AuthenticationResponseJSON | undefined {
  const input = parseBody(shape, body);
  return input && ({ ...input.response, clientExtensionResults: {} } as AuthenticationResponseJSON);
}

/**
 * Begins a sign-in with a passkey. No account is named, so the answer tells nothing about who has one: the browser offers
 * the passkeys that it knows for the site. A fingerprint, face, or PIN is required, which makes it two factors.
 */
export async function beginPasskeySignIn(
  database: Database,
  party: RelyingParty,
  uid: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  await storeChallenge(database, `interaction ${uid}`, options.challenge);
  return options;
}

/** The reasons to refuse a passkey. `unknown_passkey`: it is not, or no longer, one of an account's. */
export type PasskeyRefusal = 'unknown_passkey' | 'passkey_refused' | 'invalid_input';

/** Returns the account that a passkey signs in. The challenge of the interaction is used up, whatever the outcome. */
export async function finishPasskeySignIn(
  database: Database,
  party: RelyingParty,
  uid: string,
  body: unknown,
): Promise<IdentityAccount | PasskeyRefusal> {
  const response = parse(body);
  if (!response) return 'invalid_input';
  const expectedChallenge = await takeChallenge(database, `interaction ${uid}`);
  if (expectedChallenge === undefined) return 'passkey_refused';
  const [found] = await database
    .select({ passkey: identityPasskeys, account: identityAccounts })
    .from(identityPasskeys)
    .innerJoin(identityAccounts, eq(identityAccounts.id, identityPasskeys.accountId))
    .where(eq(identityPasskeys.credentialId, response.id));
  if (!found) return 'unknown_passkey';
  const { passkey, account } = found;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (!verified) return 'passkey_refused';
    await database
      .update(identityPasskeys)
      .set({
        // Of two answers that arrive out of order, the later counter stays.
        counter: sql`greatest(${identityPasskeys.counter}, ${authenticationInfo.newCounter}::bigint)`,
        isSynced: authenticationInfo.credentialBackedUp,
        lastUsedAt: sql`now()`,
      })
      .where(eq(identityPasskeys.id, passkey.id));
    return account;
  } catch {
    // The library throws for everything that a wrong or forged answer can contain.
    return 'passkey_refused';
  }
}
