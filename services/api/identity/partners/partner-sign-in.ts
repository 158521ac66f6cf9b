import type { JWTVerifyGetKey } from 'jose';
import { object, string, ValidationError } from 'yup';
import type { Database } from '../../../platform/database/database.ts';
import { providerKeys } from '../../../domain/partners/discovered-keys.ts';
import type { Partner } from '../../../domain/partners/partner.ts';
import type { IdentityAccount } from '../../../domain/identity-accounts/accounts.ts';
import { partnerAccount } from './partner-account.ts';
import { guardReplay } from './replay-guard.ts';
import { verifyPartnerToken, type PartnerTokenDenial } from './verify-id-token.ts';

export type PartnerDenial = PartnerTokenDenial | 'unknown_partner' | 'token_used';

/** The status codes are below 500, because it is not this server that has failed. */
export const partnerDenials: Readonly<Record<PartnerDenial, number>> = {
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

/** Logs the reason of a denial for the operators. The browser learns little. */
export interface PartnerLog {
  warn(about: object, message: string): void;
}

/**
 * Signs in a partner's customer with the ID token that the partner has just issued to this browser. `partner` is the
 * partner whose customers sign in at this address. Without one, every sign-in is refused.
 */
export type PartnerSignIn = (
  partner: Partner | undefined,
  body: unknown,
  log: PartnerLog,
) => Promise<IdentityAccount | PartnerDenial | 'invalid_input'>;

/** Creates the sign-in of partners' customers. It caches each partner's keys. */
export function createPartnerSignIn(database: Database): PartnerSignIn {
  // The keys are cached as long as the partner's record stays as it is.
  const keysOf = new WeakMap<Partner, JWTVerifyGetKey>();
  const keysFor = (partner: Partner): JWTVerifyGetKey => {
    const keys = keysOf.get(partner) ?? providerKeys(partner);
    keysOf.set(partner, keys);
    return keys;
  };
  return async (partner, body, log) => {
    const request = parseBody(body);
    if (!request) return 'invalid_input';
    if (!partner || request.domain !== partner.domain) return 'unknown_partner';
    const reading = await verifyPartnerToken(request.idToken, partner, keysFor(partner));
    if (!reading.ok) {
      const { denial, cause } = reading;
      log.warn({ partner: partner.id, denial, err: cause }, 'A sign-in from a partner was refused');
      return denial;
    }
    const { person } = reading;
    if (!(await guardReplay(database, request.idToken, person.usableUntil))) return 'token_used';
    return partnerAccount(database, person);
  };
}
