import { eq, sql } from 'drizzle-orm';
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { array, object, string } from 'yup';
import { v7 as createId } from 'uuid';
import { brand } from '../../../../shared/contracts/brand.ts';
import type { Database } from '../../../platform/database/database.ts';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';
import { identityPasskeys } from '../../../platform/database/schema/identity-factors.ts';
import type { AccountInSession } from '../account-in-session.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import { passkeyName } from './passkey-name.ts';
import { parseBody } from '../parse-body.ts';
import type { RelyingParty } from './relying-party.ts';

/** The number of passkeys that an account can have. */
export const maxPasskeys = 20;

/** Attestations are not requested, so the statement of a real authenticator is short. */
const binary = () => string().strict().required().max(16_384);

const shape = object({
  name: passkeyName,
  response: object({
    id: binary(),
    rawId: binary(),
    type: string().strict().oneOf(['public-key']).required(),
    response: object({
      clientDataJSON: binary(),
      attestationObject: binary(),
      transports: array().of(string().strict().max(32).required()).max(10).optional(),
    }).required(),
  }).required(),
});

function parse(body: unknown): { readonly name: string; readonly response: RegistrationResponseJSON } | undefined {
  const input = parseBody(shape, body);
  if (!input) return undefined;
  const response = { ...input.response, clientExtensionResults: {} } as RegistrationResponseJSON;
  return { name: input.name.trim(), response };
}

/** The reasons not to add a passkey. `passkey_exists`: the authenticator has one for this account already. */
export type RegistrationRefusal = 'too_many_passkeys' | 'passkey_refused' | 'passkey_exists' | 'invalid_input';

/** Begins to add a passkey to the account of a session. */
export async function beginRegistration(
  database: Database,
  party: RelyingParty,
  { id, email, sessionUid }: AccountInSession,
): Promise<PublicKeyCredentialCreationOptionsJSON | RegistrationRefusal> {
  const { credentialId, transports, accountId } = identityPasskeys;
  const known = await database.select({ id: credentialId, transports }).from(identityPasskeys).where(eq(accountId, id));
  if (known.length >= maxPasskeys) return 'too_many_passkeys';
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: party.id,
    userName: email ?? brand.name,
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    excludeCredentials: known.map((each) => ({ id: each.id, transports: [...each.transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(database, `session ${sessionUid}`, options.challenge);
  return options;
}

/** Adds the passkey that the browser has created. Returns undefined on success. */
export async function finishRegistration(
  database: Database,
  party: RelyingParty,
  { id, sessionUid }: AccountInSession,
  body: unknown,
): Promise<RegistrationRefusal | undefined> {
  const input = parse(body);
  if (!input) return 'invalid_input';
  const { name, response } = input;
  const expectedChallenge = await takeChallenge(database, `session ${sessionUid}`);
  if (expectedChallenge === undefined) return 'passkey_refused';
  const verification = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    // The library throws for everything that a wrong or forged answer can contain.
  }).catch(() => undefined);
  if (verification?.verified !== true) return 'passkey_refused';
  const { credential, credentialBackedUp } = verification.registrationInfo;
  return database.transaction(async (transaction) => {
    // The lock makes concurrent additions count one another.
    await transaction
      .select({ id: identityAccounts.id })
      .from(identityAccounts)
      .where(eq(identityAccounts.id, id))
      .for('update');
    const [existing] = await transaction
      .select({ count: sql<number>`count(*)::int` })
      .from(identityPasskeys)
      .where(eq(identityPasskeys.accountId, id));
    if ((existing?.count ?? 0) >= maxPasskeys) return 'too_many_passkeys';
    const added = await transaction
      .insert(identityPasskeys)
      .values({
        id: createId(),
        accountId: id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
        isSynced: credentialBackedUp,
      })
      .onConflictDoNothing({ target: identityPasskeys.credentialId })
      .returning({ id: identityPasskeys.id });
    return added.length > 0 ? undefined : 'passkey_exists';
  });
}
