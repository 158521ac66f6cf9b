/**
 * Ends the session at our own identity provider, and with it every refresh token. Never rejects: where the provider cannot
 * be reached the tokens are gone from this browser all the same, and the provider's session runs out by itself.
 */
export async function endProviderSession(authority: string): Promise<void> {
  try {
    await fetch(`${authority}/sign-out`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{}',
      credentials: 'same-origin',
      keepalive: true,
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    // See above.
  }
}
