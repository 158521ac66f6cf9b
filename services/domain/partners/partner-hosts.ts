import type { CurrentPartners, Partner } from './partner.ts';

/** The prefix of the hosts of the partner variant (product.md §4). */
const variantPrefix = 'myresume.';

/** Returns whether a host, such as `myresume.northgate.example`, serves the partner variant. */
export const isPartnerHost = (host: string): boolean => host.startsWith(variantPrefix);

/**
 * Returns the partner's domain of a host: the part after `myresume.`; in development, the host itself (product.md §4).
 */
export const domainOf = (host: string): string => (isPartnerHost(host) ? host.slice(variantPrefix.length) : host);

/** Finds the partner whose customers sign in on a host. */
export const partnerAt = (partners: readonly Partner[], host: string): Partner | undefined =>
  partners.find(({ domain }) => domain === domainOf(host.toLowerCase()));

/** Returns our own origin for a partner's customers, with the protocol of the site. */
export const partnerSiteOrigin = (siteOrigin: string, { domain }: Partner): string =>
  `${new URL(siteOrigin).protocol}//${variantPrefix}${domain}`;

/** Our own origin, and the partners whose customers have their own origins. */
export interface Sites {
  readonly siteOrigin: string;
  readonly partners: CurrentPartners;
}

/**
 * Returns the origin at which users of an issuer sign in: for a partner's customers the partner's origin, for all
 * others the site's.
 */
export function originFor({ siteOrigin, partners }: Sites, issuer: string): string {
  const partner = partners().find((each) => each.issuer === issuer);
  return partner ? partnerSiteOrigin(siteOrigin, partner) : siteOrigin;
}

/** Finds the partner whose own pages have this origin, as browsers name it in requests from other sites. */
export const partnerWithPagesAt = (partners: readonly Partner[], origin: string | undefined): Partner | undefined =>
  origin === undefined ? undefined : partners.find(({ origins }) => origins.includes(origin));
