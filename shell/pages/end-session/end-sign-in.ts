/** Why a sign-in was not ended. `invalid-link`: it was used or has expired. */
export type EndSignInFailure = 'invalid-link' | 'network' | 'unknown';

/** Ends the sign-in of a link. Resolves to the failure, or to undefined when it has ended. */
export async function endSignIn(authority: string, token: string): Promise<EndSignInFailure | undefined> {
  let response: Response;
  try {
    response = await fetch(`${authority}/new-device/end`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(15_000),
    });
  } catch {
    return 'network';
  }
  if (response.ok) return undefined;
  const answer = (await response.json().catch(() => undefined)) as { readonly error?: unknown } | undefined;
  return answer?.error === 'invalid_link' ? 'invalid-link' : 'unknown';
}
