import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Database } from '../../../platform/database/database.ts';
import { recordRenewal, recordSessionUse } from './device-store.ts';

type OpenIdContext = KoaContextWithOIDC['oidc'];

/** The routes that the browser itself requests, with the session that it is signed in with. */
const browserRoutes = new Set(['authorization', 'resume']);

async function note(database: Database, { route, session, entities }: OpenIdContext, userAgent: string): Promise<void> {
  if (browserRoutes.has(route) && session?.accountId !== undefined) {
    await recordSessionUse(database, { sessionUid: session.uid, accountId: session.accountId, userAgent });
  }
  const renewed = route === 'token' ? entities.RefreshToken?.sessionUid : undefined;
  if (renewed !== undefined) await recordRenewal(database, renewed);
}

/**
 * Maintains the list of a person's devices: a sign-in adds one. A failure is reported to `onError` and does not stop
 * the sign-in.
 */
export function trackDevices(provider: Provider, database: Database, onError: (error: unknown) => void): void {
  provider.use(async (ctx, next) => {
    await next();
    const { oidc } = ctx as typeof ctx & { readonly oidc?: OpenIdContext };
    if (oidc === undefined || ctx.status >= 400) return;
    try {
      await note(database, oidc, ctx.get('user-agent'));
    } catch (error) {
      onError(error);
    }
  });
}
