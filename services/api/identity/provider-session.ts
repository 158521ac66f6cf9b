import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';

type ProviderSession = Awaited<ReturnType<Provider['Session']['get']>>;

/**
 * Reads the session of the browser that sent a request, by its cookie alone. Its `accountId` is undefined when nobody
 * is signed in. The cookie stays as it is: the library would re-sign a cookie of an older secret, but only until the
 * browser closes, and guests have no other way back. The provider's own answers renew it in full.
 */
export async function sessionIn(
  provider: Provider,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<ProviderSession> {
  const before = reply.raw.getHeader('set-cookie');
  const session = await provider.Session.get(provider.createContext(raw, reply.raw));
  if (before === undefined) reply.raw.removeHeader('set-cookie');
  else reply.raw.setHeader('set-cookie', before);
  return session;
}

/**
 * Sets the session's cookie with its signature as the provider does: on every path of the site, until the session ends.
 */
export function setSessionCookie(ctx: KoaContextWithOIDC, { jti, exp }: Pick<ProviderSession, 'jti' | 'exp'>): void {
  const { provider, cookies } = ctx.oidc;
  const expires = new Date(exp * 1000);
  const options = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true, path: '/', expires } as const;
  cookies.set(provider.cookieName('session'), jti, options);
}

/**
 * Ends a session and everything that was granted in it: codes and refresh tokens stop working at once, and ID tokens
 * expire within their five minutes.
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
 * Handles `POST /sign-out`: signs the browser out by fetch. The standard end-session address asks a question on its own
 * page, which is right for another site's link and wrong for our own button.
 */
export async function signOut(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  await endProviderSession(provider, await sessionIn(provider, request, reply));
  const expiredCookie = `=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; httponly; samesite=lax`;
  const name = provider.cookieName('session');
  return reply
    .header('set-cookie', [`${name}${expiredCookie}`, `${name}.sig${expiredCookie}`])
    .send({ signedOut: true });
}
