/** Why a link could not be asked for. Whether there is such an account, nobody is told. */
export type RequestFailure = 'network' | 'unknown';

/** Why a new password was not taken. `invalid-link`: the link was used, is too old or was replaced. */
export type ConfirmFailure = 'invalid-link' | 'weak-password' | 'network' | 'unknown';

const refusals: Readonly<Record<string, ConfirmFailure>> = {
  invalid_link: 'invalid-link',
  weak_password: 'weak-password',
};

/** The answer's error code, undefined when it is a success; `network` when there is no answer. */
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
 * Asks our own identity provider for a link to that address. Answers why not, or undefined: then one is on its way, if
 * there is such an account.
 */
export async function requestResetLink(authority: string, email: string): Promise<RequestFailure | undefined> {
  const failure = await post(`${authority}/password-reset/request`, { email });
  if (!failure) return undefined;
  return failure.code === 'network' ? 'network' : 'unknown';
}

/** Sets the password of the account whose link carried the token. Answers why not, or undefined when it is done. */
export async function confirmReset(
  authority: string,
  confirmation: { readonly token: string; readonly password: string },
): Promise<ConfirmFailure | undefined> {
  const failure = await post(`${authority}/password-reset/confirm`, confirmation);
  if (!failure) return undefined;
  return failure.code === 'network' ? 'network' : (refusals[failure.code] ?? 'unknown');
}
