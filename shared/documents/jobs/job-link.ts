import { parseWebLink } from '../text/web-link.ts';

/** What only says where a visitor came from. */
const tracking =
  /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|trk|trackingId|refId|ref|source|src|gh_src|lever-source|lipi|li_fat_id)$/i;

/**
 * A link as two of one job are compared: without scheme, `www.`, the case of its host, what tracks visitors, fragment
 * and slash at the end. Null for what is no link.
 */
export function linkKey(link: string): string | null {
  const address = parseWebLink(link);
  if (address === undefined) return null;
  const url = new URL(address);
  const kept = [...url.searchParams].filter(([name]) => !tracking.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const query = kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${query}`;
}
