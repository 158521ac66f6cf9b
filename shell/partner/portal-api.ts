import type { PartnerConfig } from '@shared/contracts';
import { isRecord } from './is-record.ts';

/** What the portal's API is asked with: the access token stays in this page's memory and goes nowhere else. */
export interface PortalAccess {
  readonly partner: PartnerConfig;
  readonly accessToken: string;
}

/** product.md §3 "Partner user info". */
export interface PortalUser {
  /** The customer's name at the portal. */
  readonly sub: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly email: string | undefined;
}

export type RecordKind = 'work' | 'education';

/** A record as it came, `place` being where it stood among those of its kind, from 1. */
export interface PortalRecord {
  readonly kind: RecordKind;
  readonly place: number;
  readonly record: unknown;
}

const paths: Readonly<Record<RecordKind, string>> = {
  work: '/api/work-experiences',
  education: '/api/educational-experiences',
};

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Who the claims of an ID token or the user-info of the API say that the customer is. */
export function userFrom(claims: unknown): PortalUser | undefined {
  if (!isRecord(claims) || typeof claims['sub'] !== 'string') return undefined;
  const { sub, given_name: firstName, family_name: lastName, email } = claims;
  return { sub, firstName: textIn(firstName), lastName: textIn(lastName), email: textIn(email) };
}

/** @throws Error 'Network response error' (product.md §7) when the answer is none; TypeError without a connection. */
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

/** A person waits for this one: not for long, since the ID token names them, too. */
export async function readPortalUser(access: PortalAccess): Promise<PortalUser> {
  const user = userFrom(await ask(access, '/api/oidc/user-info', 5_000));
  if (!user) throw new Error('Network response error');
  return user;
}

/** The customer's records of one kind, as they come. Nobody waits for these. */
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
