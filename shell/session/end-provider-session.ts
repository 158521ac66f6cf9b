/**
 * Ends the session at our own identity provider, and with it every refresh token. Never rejects: when the provider
 * cannot be reached, the tokens are removed from this browser anyway, and the provider's session expires on its own.
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
    // Ignored, because the provider's session expires on its own.
  }
}
