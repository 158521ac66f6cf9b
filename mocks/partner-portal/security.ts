import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { tesseraOrigins, type PortalSettings } from './settings.ts';

/** Creates a nonce for one answer: 16 random bytes as base64. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * Returns the policy of every page: only the portal's own files and what `docs/embedding.md` requires, without inline
 * code and without `unsafe-*`. A strict policy trusts no addresses: scripts run by their nonce, or when such a script
 * loads them.
 */
export function contentSecurityPolicy(
  { siteOrigin, remotesOrigin }: Pick<PortalSettings, 'siteOrigin' | 'remotesOrigin'>,
  nonce: string,
  isStrict = false,
): string {
  return [
    `default-src 'none'`,
    isStrict ? `script-src 'nonce-${nonce}' 'strict-dynamic'` : `script-src 'self' ${remotesOrigin}`,
    `connect-src 'self' ${siteOrigin} ${remotesOrigin}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `font-src ${remotesOrigin}`,
    `img-src 'self' data:`,
    `frame-src ${siteOrigin}`,
    // Browsers apply this to the redirects after a form as well, and the provider's login leads back to Tessera.
    `form-action 'self' ${tesseraOrigins({ siteOrigin }).join(' ')}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/**
 * Whether a form was sent by this site. A form of another site must not act in a customer's name, and browsers state
 * the origin of a POST.
 */
export function isOwnForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { origin, host } = headers;
  return origin === undefined || URL.parse(origin)?.host === host;
}
