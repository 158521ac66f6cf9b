import { brand } from '@shared/contracts';
import { restoreHash } from './stored-hash.ts';

/** The query parameter with which our provider redirects to `/login` for another application. */
export const interactionParameter = 'interaction';

/** The query parameter in which the route guard passes the requested path (product.md §4). */
export const nextParameter = 'next';

/**
 * Returns where to go after signing in: the requested path if it is one of the app's own, or else the app's home.
 * Anything else, above all another site's address, is ignored.
 */
export function nextPath(query: URLSearchParams, origin: string = window.location.origin): string {
  const wanted = query.get(nextParameter) ?? '';
  if (!wanted.startsWith('/app/')) return brand.home;
  const url = URL.parse(wanted, origin);
  return url?.origin === origin && url.pathname.startsWith('/app/')
    ? `${url.pathname}${url.search}${restoreHash(url.hash)}`
    : brand.home;
}

/** Opens the page for a guest too, who would otherwise be redirected to the app. */
export const switchParameter = 'switch';

/**
 * Returns the path at which a guest signs in to an existing account; `next` is the destination, also when the guest
 * cancels.
 */
export const switchAccountPath = (next: string): string =>
  `/login?${switchParameter}=1&${nextParameter}=${encodeURIComponent(next)}`;
