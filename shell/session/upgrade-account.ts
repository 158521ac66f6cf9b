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
 * Asks our own identity provider to make a full account of the guest's whose session this browser has. Answers why not,
 * or undefined when it is done. `network` leaves open whether it was done.
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
