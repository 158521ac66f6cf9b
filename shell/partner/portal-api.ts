import type { PartnerConfig } from '@shared/contracts';
import { isRecord, type RecordKind } from '@shared/portal-history';

/** The credentials for the portal's API: the access token stays in this page's memory and is sent nowhere else. */
export interface PortalAccess {
  readonly partner: PartnerConfig;
  readonly accessToken: string;
}

/** The partner user info of product.md §3. */
export interface PortalUser {
  /** The customer's id at the portal. */
  readonly sub: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly email: string | undefined;
}

const paths: Readonly<Record<RecordKind, string>> = {
  work: '/api/work-experiences',
  education: '/api/educational-experiences',
};

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Reads the customer from the claims of an ID token or the user info of the API; undefined for anything else. */
export function userFrom(claims: unknown): PortalUser | undefined {
  if (!isRecord(claims) || typeof claims['sub'] !== 'string') return undefined;
  const { sub, given_name: firstName, family_name: lastName, email } = claims;
  return { sub, firstName: textIn(firstName), lastName: textIn(lastName), email: textIn(email) };
}

/**
 * Fetches JSON from the portal. @throws Error 'Network response error' (product.md §7) for an error response; TypeError
 * without a connection.
 */
async function ask({ partner, accessToken }: PortalAccess, path: string, timeout: number): Promise<unknown> {
  const response = await fetch(`${partner.api}${path}`, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error('Network response error');
  return response.json();
}

/** Fetches the user info with a short timeout, because the user is waiting and the ID token names the customer too. */
export async function readPortalUser(access: PortalAccess): Promise<PortalUser> {
  const user = userFrom(await ask(access, '/api/oidc/user-info', 5_000));
  if (!user) throw new Error('Network response error');
  return user;
}

/** Fetches the customer's records of one kind, unparsed. The user does not wait for these. */
export async function readPortalRecords(
  access: PortalAccess,
  kind: RecordKind,
  customerId: string,
): Promise<readonly unknown[]> {
  const answer = await ask(access, `${paths[kind]}?customer_id=${encodeURIComponent(customerId)}`, 60_000);
  const data = isRecord(answer) ? answer['data'] : undefined;
  if (!Array.isArray(data)) throw new Error('Network response error');
  return data as readonly unknown[];
}
