import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { tesseraOrigins, type PortalSettings } from './settings.ts';

export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * The policy of every page: nothing but the portal's own files and what `docs/embedding.md` asks for. Without inline
 * code and without `unsafe-*`. A strict one trusts no addresses: scripts run by their nonce, and what these load.
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
    // Browsers hold the redirects after a form to this, too: the provider's login leads back to Tessera.
    `form-action 'self' ${tesseraOrigins({ siteOrigin }).join(' ')}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** A form of another site must not act in a customer's name; a browser states where a POST comes from. */
export function isOwnForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { origin, host } = headers;
  return origin === undefined || URL.parse(origin)?.host === host;
}
