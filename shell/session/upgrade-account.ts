import type { Credentials, UpgradeFailure, UpgradeResult } from './session-state.ts';

type UpgradeRefusal = Omit<Extract<UpgradeResult, { readonly ok: false }>, 'ok'>;

const failures: Readonly<Record<string, UpgradeFailure>> = {
  no_session: 'signed-out',
  already_full: 'already-full',
  email_taken: 'email-taken',
  weak_password: 'weak-password',
  too_many_attempts: 'too-many-attempts',
};

/**
 * Requests from our own identity provider to upgrade the account of the guest in this browser. Resolves to the failure,
 * or undefined on success. After `network` it is unknown whether it succeeded.
 */
export async function upgradeAccount(authority: string, credentials: Credentials): Promise<UpgradeRefusal | undefined> {
  let response: Response;
  try {
    response = await fetch(`${authority}/upgrade`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(credentials),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(15_000),
    });
  } catch {
    return { failure: 'network' };
  }
  if (response.ok) return undefined;
  if (response.status >= 500) return { failure: 'network' };
  const { error, retryAfter } = ((await response.json().catch(() => undefined)) ?? {}) as {
    readonly error?: unknown;
    readonly retryAfter?: unknown;
  };
  const failure = (typeof error === 'string' ? failures[error] : undefined) ?? 'unknown';
  return typeof retryAfter === 'number' ? { failure, retryAfter } : { failure };
}
