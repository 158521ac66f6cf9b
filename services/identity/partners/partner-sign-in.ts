import { object, string, ValidationError } from 'yup';
import type { Database } from '../../database/open-database.ts';
import { discoveredKeys } from '../../partners/discovered-keys.ts';
import type { Partner } from '../../partners/partner.ts';
import type { IdentityAccount } from '../accounts.ts';
import { partnerAccount } from './partner-account.ts';
import { redeemOnce } from './redeem-once.ts';
import { verifyPartnerToken, type PartnerTokenRefusal } from './verify-id-token.ts';

export type PartnerRefusal = PartnerTokenRefusal | 'unknown_partner' | 'token_used';

/** Below 500, since it is not this server that has failed. */
export const partnerRefusals: Readonly<Record<PartnerRefusal, number>> = {
  unknown_partner: 404,
  partner_token_refused: 401,
  token_used: 409,
  clock_off: 422,
  partner_unreachable: 424,
};

const shape = object({ domain: string().strict().required().max(300), idToken: string().strict().required() });

function parseBody(body: unknown): { readonly domain: string; readonly idToken: string } | undefined {
  try {
    return shape.validateSync(body, { strict: true });
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}

/** A refusal says little to the browser; whoever operates this reads why. */
export interface PartnerLog {
  warn(about: object, message: string): void;
}

/** Lets a partner's customer in by the ID token that the partner has just issued to this browser. */
export type PartnerSignIn = (
  body: unknown,
  log: PartnerLog,
) => Promise<IdentityAccount | PartnerRefusal | 'invalid_input'>;

/** `partner` is the one whose customers sign in at this address; without one nobody does. */
export function createPartnerSignIn(database: Database, partner: Partner | undefined): PartnerSignIn {
  const keys = partner && discoveredKeys(partner.issuer);
  return async (body, log) => {
    const given = parseBody(body);
    if (!given) return 'invalid_input';
    if (!partner || !keys || given.domain !== partner.domain) return 'unknown_partner';
    const reading = await verifyPartnerToken(given.idToken, partner, keys);
    if (!reading.ok) {
      const { refusal, cause } = reading;
      log.warn({ partner: partner.id, refusal, err: cause }, 'A sign-in from a partner was refused');
      return refusal;
    }
    const { person } = reading;
    if (!(await redeemOnce(database, given.idToken, person.usableUntil))) return 'token_used';
    return partnerAccount(database, person);
  };
}
