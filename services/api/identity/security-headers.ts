import type { ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { savedData } from '../../platform/http/base-headers.ts';

const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/**
 * Sets the security headers. The provider's pages need no script, style, image, or frame at all, and forms lead only to
 * this origin and `formTargets`.
 */
export function setSecurityHeaders(response: ServerResponse, formTargets: readonly string[] = []): void {
  response.setHeader(
    'content-security-policy',
    `default-src 'none'; script-src 'none'; form-action ${["'self'", ...formTargets].join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
  );
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Sets the header for data on the provider's own responses, which the framework does not write. */
export function saveData(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    if (/^application\/(?:[\w-]+\+)?json$/.test(ctx.type)) ctx.set('content-disposition', savedData);
  });
}
