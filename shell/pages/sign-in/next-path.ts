import { brand } from '@shared/contracts';
import { wholeHash } from './kept-hash.ts';

/** Name of the query parameter in which the route guard carries the path that was asked for (product.md §4). */
export const nextParameter = 'next';

/**
 * Where to go after signing in: the path that was asked for, if it is one of the app's own, else the app's home. Anything
 * else, another site's address above all, is not followed.
 */
export function nextPath(query: URLSearchParams, origin: string = window.location.origin): string {
  const wanted = query.get(nextParameter) ?? '';
  if (!wanted.startsWith('/app/')) return brand.home;
  const url = URL.parse(wanted, origin);
  return url?.origin === origin && url.pathname.startsWith('/app/')
    ? `${url.pathname}${url.search}${wholeHash(url.hash)}`
    : brand.home;
}
