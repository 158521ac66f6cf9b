import type { CurrentPartners, Partner } from './partner.ts';

/** What a host of the partner variant begins with (product.md §4). */
const variantPrefix = 'myresume.';

/** Whether a host (`myresume.northgate.example`) shows the partner variant. */
export const isPartnerHost = (host: string): boolean => host.startsWith(variantPrefix);

/** The partner's domain in a host: the part after `myresume.`; in development the host itself (product.md §4). */
export const domainOf = (host: string): string => (isPartnerHost(host) ? host.slice(variantPrefix.length) : host);

/** The partner whose customers sign in on a host. */
export const partnerAt = (partners: readonly Partner[], host: string): Partner | undefined =>
  partners.find(({ domain }) => domain === domainOf(host.toLowerCase()));

/** Our own origin for a partner's customers, reached by the same protocol as the site's. */
export const partnerSiteOrigin = (siteOrigin: string, { domain }: Partner): string =>
  `${new URL(siteOrigin).protocol}//${variantPrefix}${domain}`;

/** Our own origin, and whose customers have addresses of their own. */
export interface Sites {
  readonly siteOrigin: string;
  readonly partners: CurrentPartners;
}

/** Where the people of an issuer sign in: a partner's customers at an address of their own, all others at the site. */
export function originFor({ siteOrigin, partners }: Sites, issuer: string): string {
  const partner = partners().find((each) => each.issuer === issuer);
  return partner ? partnerSiteOrigin(siteOrigin, partner) : siteOrigin;
}

/** The partner whose own pages are at an origin, as the browser names it in requests of other sites. */
export const partnerWithPagesAt = (partners: readonly Partner[], origin: string | undefined): Partner | undefined =>
  origin === undefined ? undefined : partners.find(({ origins }) => origins.includes(origin));
