import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { setSessionCookie } from './provider-session.ts';

/**
 * Re-signs a cookie whose secret was lost (`npm run admin -- keys replace`), which is no longer accepted although its
 * session lives. The browser that renews by a refresh token of that very session has proved its identity and gets the
 * cookie signed again, so that no active person is signed out, and a guest finds the way back. A failure is reported
 * and does not cost anyone a token.
 */
async function resignCookie(ctx: KoaContextWithOIDC): Promise<void> {
  const { provider, cookies, entities } = ctx.oidc;
  const uid = entities.RefreshToken?.sessionUid;
  const name = provider.cookieName('session');
  const cookieValue = cookies.get(name, { signed: false });
  if (uid === undefined || cookieValue === undefined || cookies.get(name, { signed: true }) !== undefined) return;
  const session = await provider.Session.findByUid(uid);
  // The cookie of another session, or a made-up one, stays as it is.
  if (session?.jti === cookieValue) setSessionCookie(ctx, session);
}

/** Re-signs cookies whose secret was lost when their browser renews its tokens. Failures are reported to `onError`. */
export function resignCookies(provider: Provider, onError: (error: unknown) => void): void {
  provider.use(async (ctx, next) => {
    await next();
    const { oidc } = ctx as { readonly oidc?: KoaContextWithOIDC['oidc'] };
    if (oidc?.route !== 'token' || ctx.status !== 200) return;
    try {
      await resignCookie(ctx as KoaContextWithOIDC);
    } catch (error) {
      onError(error);
    }
  });
}
