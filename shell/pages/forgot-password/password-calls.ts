/** Why a link could not be requested. It never reveals whether the account exists. */
export type RequestFailure = 'network' | 'unknown';

/**
 * Why a link or a new password was refused. `invalid-link`: the link was used, has expired, or was replaced.
 * `owner-unknown`: the person has to say first whether the account is theirs.
 */
export type ConfirmFailure = 'invalid-link' | 'weak-password' | 'owner-unknown' | 'network' | 'unknown';

const refusals: Readonly<Record<string, ConfirmFailure>> = {
  invalid_link: 'invalid-link',
  weak_password: 'weak-password',
  owner_unknown: 'owner-unknown',
};

/** The kinds of outside access: what shows or sends an account's data without a sign-in. */
export const outsideAccessKinds = ['passkeys', 'links', 'calendar', 'dailyEmails'] as const;
export type OutsideAccessKind = (typeof outsideAccessKinds)[number];

/** What a new password affects. */
export interface ResetReview {
  readonly email: string;
  /** The number of browsers that are signed in. */
  readonly devices: number;
  /** The number of other applications that have access. */
  readonly apps: number;
  readonly outsideAccess: Readonly<Record<OutsideAccessKind, number>>;
  /** What the account contains, if another person may have created it with this address. */
  readonly unclaimed?: {
    readonly createdAt: string;
    readonly resumes: number;
    readonly letters: number;
    readonly blocks: number;
    readonly jobs: number;
  };
}

type Answer = { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly code: string };

/** Returns the body of a success, or the error code of a refusal, which is `network` without a response. */
async function post(address: string, body: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
  } catch {
    return { ok: false, code: 'network' };
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { ok: true, body: answer };
  const { error } = (answer ?? {}) as { readonly error?: unknown };
  return { ok: false, code: typeof error === 'string' ? error : 'unknown' };
}

/**
 * Requests a link to that address from our own identity provider. Resolves to the failure, or undefined: then a link is
 * on its way if there is such an account.
 */
export async function requestResetLink(authority: string, email: string): Promise<RequestFailure | undefined> {
  const answer = await post(`${authority}/password-reset/request`, { email });
  if (answer.ok) return undefined;
  return answer.code === 'network' ? 'network' : 'unknown';
}

const failureOf = (code: string): ConfirmFailure => (code === 'network' ? 'network' : (refusals[code] ?? 'unknown'));

/** Asks what a new password for the account of this link affects. The link stays usable. */
export async function reviewReset(authority: string, token: string): Promise<ResetReview | ConfirmFailure> {
  const answer = await post(`${authority}/password-reset/review`, { token });
  return answer.ok ? (answer.body as ResetReview) : failureOf(answer.code);
}

export interface ResetConfirmation {
  readonly token: string;
  readonly password: string;
  /** The kinds of outside access that stay. */
  readonly keeps: readonly OutsideAccessKind[];
  /** The answer for an account that another person may have created. */
  readonly isOwn?: boolean | undefined;
}

/** Sets the password of the account whose link carried the token. Resolves to the failure, or undefined on success. */
export async function confirmReset(
  authority: string,
  confirmation: ResetConfirmation,
): Promise<ConfirmFailure | undefined> {
  const answer = await post(`${authority}/password-reset/confirm`, confirmation);
  return answer.ok ? undefined : failureOf(answer.code);
}
