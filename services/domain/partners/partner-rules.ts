import { isPartnerHost } from './partner-hosts.ts';
import { type Partner, type PartnerProblem, uniqueFields } from './partner.ts';

/** What a valid record must also be compatible with. */
export interface PartnerSurroundings {
  /** The site's origin without a trailing slash. */
  readonly siteOrigin: string;
  /** The issuer of our own tokens, if another provider is used in place of our own. */
  readonly ownIssuer?: string | undefined;
  /**
   * The unique fields of all other partners, including disabled ones. They may be stored records that are invalid in
   * other fields, which still occupy their names.
   */
  readonly others: readonly Readonly<Partial<Record<(typeof uniqueFields)[number], unknown>>>[];
}

const isOurs = (issuer: string, { siteOrigin, ownIssuer }: PartnerSurroundings): boolean => {
  const { host } = new URL(issuer);
  return issuer === ownIssuer || host === new URL(siteOrigin).host || isPartnerHost(host);
};

/** Tokens of users of a site on the internet travel by https only, even to hosts that are called local. */
const isUnencrypted = (address: string, siteOrigin: string): boolean =>
  siteOrigin.startsWith('https:') && !address.startsWith('https:');

/** Returns why a record that is valid in itself cannot be a partner here. */
export function findConflicts(partner: Partner, surroundings: PartnerSurroundings): readonly PartnerProblem[] {
  const { siteOrigin, others } = surroundings;
  const addresses = [
    ...(['issuer', 'portal', 'api'] as const).map((path) => ({ path, address: partner[path] })),
    ...partner.origins.map((address, index) => ({ path: `origins[${index}]`, address })),
  ];
  return [
    ...uniqueFields
      .filter((path) => others.some((other) => other[path] === partner[path]))
      .map((path) => ({
        path,
        message: `${path} "${partner[path]}" belongs to another partner`,
        reason: 'taken' as const,
      })),
    ...(isOurs(partner.issuer, surroundings)
      ? [{ path: 'issuer', message: 'issuer must be the partner’s own, not ours', reason: 'ours' as const }]
      : []),
    ...addresses
      .filter(({ address }) => isUnencrypted(address, siteOrigin))
      .map(({ path }) => ({ path, message: `${path} must be an https address` })),
  ];
}
