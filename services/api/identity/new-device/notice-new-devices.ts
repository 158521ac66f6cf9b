import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Database } from '../../../platform/database/database.ts';
import { textsLanguageOf } from '../../../platform/i18n/language-of.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { identityPath } from '../../../domain/oauth-clients/web-client.ts';
import { createToken, isToken } from '../link-token.ts';
import { knownBrowserDays, rememberBrowser } from './known-browsers.ts';
import { newDeviceMessage } from './new-device-message.ts';

/** The cookie by which a browser is known again. It identifies nobody and gives no access. */
export const browserCookie = 'tessera_browser';

/** The seconds in which the page continues after a sign-in. */
const isNewFor = 60;

export interface NewDeviceOptions {
  readonly database: Database;
  readonly outbox: Outbox;
  /** The site's origin, to which the link leads. */
  readonly origin: string;
}

async function noticeSignIn({ database, outbox, origin }: NewDeviceOptions, ctx: KoaContextWithOIDC): Promise<void> {
  const { route, session } = ctx.oidc;
  if (route !== 'resume' || session?.accountId === undefined) return;
  if (session.loginTs === undefined || session.loginTs + isNewFor < Date.now() / 1000) return;
  const { accountId, uid: sessionUid } = session;
  const known = ctx.cookies.get(browserCookie, { signed: false });
  const browser = known !== undefined && isToken(known) ? known : createToken();
  await database.transaction(async (transaction) => {
    const device = await rememberBrowser(transaction, { accountId, sessionUid, browser });
    if (!device) return;
    const language = textsLanguageOf(ctx.req.headers);
    const mail = { ...device, userAgent: ctx.get('user-agent'), at: new Date(), language };
    await outbox.post(newDeviceMessage(origin, mail), transaction);
  });
  ctx.cookies.set(browserCookie, browser, {
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.secure,
    signed: false,
    overwrite: true,
    path: identityPath,
    maxAge: knownBrowserDays * 24 * 60 * 60 * 1000,
  });
}

/**
 * Tells people by mail about a sign-in in a browser in which they have never signed in before. A failure is reported to
 * `onError` and does not stop the sign-in.
 */
export function noticeNewDevices(
  provider: Provider,
  options: NewDeviceOptions,
  onError: (error: unknown) => void,
): void {
  provider.use(async (ctx, next) => {
    await next();
    const { oidc } = ctx as { readonly oidc?: KoaContextWithOIDC['oidc'] };
    if (oidc === undefined || ctx.status >= 400) return;
    try {
      await noticeSignIn(options, ctx as KoaContextWithOIDC);
    } catch (error) {
      onError(error);
    }
  });
}
