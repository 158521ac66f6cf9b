import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

type ProviderSession = Awaited<ReturnType<Provider['Session']['get']>>;

/**
 * Ends a session and everything that was granted in it: codes and refresh tokens stop working at once, ID tokens run out
 * within their five minutes.
 */
export async function endProviderSession(provider: Provider, session: ProviderSession | undefined): Promise<void> {
  if (session?.accountId === undefined) return;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId === undefined) continue;
    await Promise.all([
      provider.RefreshToken.revokeByGrantId(grantId),
      provider.AccessToken.revokeByGrantId(grantId),
      provider.AuthorizationCode.revokeByGrantId(grantId),
      provider.Grant.adapter.destroy(grantId),
    ]);
  }
  await session.destroy();
}

/**
 * `POST /sign-out`: signs the browser out by fetch. The standard end-session address asks a question on a page of its
 * own, which is right for another site's link and wrong for our own button.
 */
export async function signOut(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const context = provider.createContext(request.raw, reply.raw);
  await endProviderSession(provider, await provider.Session.get(context));
  const expired = `=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; httponly; samesite=lax`;
  const name = provider.cookieName('session');
  return reply.header('set-cookie', [`${name}${expired}`, `${name}.sig${expired}`]).send({ signedOut: true });
}
