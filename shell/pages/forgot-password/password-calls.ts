/** Why a link could not be requested. It never reveals whether the account exists. */
export type RequestFailure = 'network' | 'unknown';

/** Why a new password was refused. `invalid-link`: the link was used, has expired, or was replaced. */
export type ConfirmFailure = 'invalid-link' | 'weak-password' | 'network' | 'unknown';

const refusals: Readonly<Record<string, ConfirmFailure>> = {
  invalid_link: 'invalid-link',
  weak_password: 'weak-password',
};

/** Returns the error code of a response, undefined for a success, and `network` without a response. */
async function post(address: string, body: unknown): Promise<{ readonly code: string } | undefined> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
  } catch {
    return { code: 'network' };
  }
  if (response.ok) return undefined;
  const { error } = ((await response.json().catch(() => undefined)) ?? {}) as { readonly error?: unknown };
  return { code: typeof error === 'string' ? error : 'unknown' };
}

/**
 * Requests a link to that address from our own identity provider. Resolves to the failure, or undefined: then a link is
 * on its way if there is such an account.
 */
export async function requestResetLink(authority: string, email: string): Promise<RequestFailure | undefined> {
  const failure = await post(`${authority}/password-reset/request`, { email });
  if (!failure) return undefined;
  return failure.code === 'network' ? 'network' : 'unknown';
}

/** Sets the password of the account whose link carried the token. Resolves to the failure, or undefined on success. */
export async function confirmReset(
  authority: string,
  confirmation: { readonly token: string; readonly password: string },
): Promise<ConfirmFailure | undefined> {
  const failure = await post(`${authority}/password-reset/confirm`, confirmation);
  if (!failure) return undefined;
  return failure.code === 'network' ? 'network' : (refusals[failure.code] ?? 'unknown');
}
