import type { ServerResponse } from 'node:http';

/** The provider's pages need no script, style, image or frame at all; forms lead back to this origin only. */
const headers: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
