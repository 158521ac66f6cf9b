import { parseWebLink } from '../text/web-link.ts';

/** Query parameters that only record where a visitor came from. */
const tracking =
  /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|trk|trackingId|refId|ref|source|src|gh_src|lever-source|lipi|li_fat_id)$/i;

/**
 * Normalizes a link so that two links to the same job compare equal: without scheme, `www.`, the case of its host,
 * tracking parameters, fragment, and trailing slash. Null for text that is not a link.
 */
export function linkKey(link: string): string | null {
  const address = parseWebLink(link);
  if (address === undefined) return null;
  const url = new URL(address);
  const kept = [...url.searchParams].filter(([name]) => !tracking.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const query = kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/(?<!\/)\/+$/, '')}${query}`;
}
