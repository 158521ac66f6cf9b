import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { setSessionCookie } from './provider-session.ts';

/**
 * A cookie whose secret is lost (`npm run admin -- keys replace`) opens nothing any more, although its session lives. The
 * browser that renews by a refresh token of that very session has shown that it is the one, and gets the cookie signed
 * anew: nobody who is here is signed out, and a guest finds the way back. What fails is told, and costs nobody a token.
 */
async function resignCookie(ctx: KoaContextWithOIDC): Promise<void> {
  const { provider, cookies, entities } = ctx.oidc;
  const uid = entities.RefreshToken?.sessionUid;
  const name = provider.cookieName('session');
  const held = cookies.get(name, { signed: false });
  if (uid === undefined || held === undefined || cookies.get(name, { signed: true }) !== undefined) return;
  const session = await provider.Session.findByUid(uid);
  // Another session's cookie, or one made up, stays what it is.
  if (session?.jti === held) setSessionCookie(ctx, session);
}

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
