import { isPartnerHost } from './partner-hosts.ts';
import { type Partner, type PartnerFault, uniqueFields } from './partner.ts';

/** What a record must fit, beyond itself. */
export interface PartnerSurroundings {
  /** The site's origin without a slash at its end. */
  readonly siteOrigin: string;
  /** Whose tokens are ours: of another provider in place of our own. */
  readonly ownIssuer?: string | undefined;
  /** All other partners, those who are not let in as well. */
  readonly others: readonly Partner[];
}

const isOurs = (issuer: string, { siteOrigin, ownIssuer }: PartnerSurroundings): boolean => {
  const { host } = new URL(issuer);
  return issuer === ownIssuer || host === new URL(siteOrigin).host || isPartnerHost(host);
};

/** Tokens of the people of a site on the internet travel by https alone, also to machines that call themselves local. */
const isOpen = (address: string, siteOrigin: string): boolean =>
  siteOrigin.startsWith('https:') && !address.startsWith('https:');

/** Why a record that is whole in itself cannot be a partner here. */
export function faultsAmong(partner: Partner, surroundings: PartnerSurroundings): readonly PartnerFault[] {
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
      .filter(({ address }) => isOpen(address, siteOrigin))
      .map(({ path }) => ({ path, message: `${path} must be an https address` })),
  ];
}
