import type { Configuration } from '../config/configuration.ts';
import type { ExternalProvider } from '../config/external-provider.ts';
import type { TrustedIssuer } from '../domain/accounts/authentication/authenticator.ts';
import { identityPath, signingAlgorithm, webClientId } from '../domain/oauth-clients/web-client.ts';
import { partnerSiteOrigin } from '../domain/partners/partner-hosts.ts';
import type { Partner } from '../domain/partners/partner.ts';

const externallyTrusted = ({ issuer, clientId, algorithms, emailClaim }: ExternalProvider): TrustedIssuer => ({
  issuer,
  audience: clientId,
  algorithms,
  emailClaim,
});

/**
 * Returns the issuers whose ID tokens are accepted: our own provider at each of its addresses, or the external one, and
 * those of registered partners.
 */
export function trustedIssuers(configuration: Configuration, partners: readonly Partner[]): TrustedIssuer[] {
  const { roles, host, sitePort, siteOrigin, identityInside, externalProvider } = configuration;
  const isHere = roles.has('identity');
  const inside = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${sitePort}`;
  const accountsOf = `${siteOrigin}${identityPath}`;
  const ownAt = (origin: string): TrustedIssuer => ({
    issuer: `${origin}${identityPath}`,
    // The site's public address may not be reachable from this process.
    jwksUri: `${isHere ? inside : identityInside}${identityPath}/jwks`,
    audience: webClientId,
    algorithms: [signingAlgorithm],
    own: { accountsOf },
  });
  const everybodys: TrustedIssuer[] = externalProvider
    ? [externallyTrusted(externalProvider)]
    : [ownAt(siteOrigin), ...partners.map((partner) => ownAt(partnerSiteOrigin(siteOrigin, partner)))];
  return [
    ...everybodys,
    ...partners.map(({ issuer, clientId, algorithms, origins, isPublic = false }) => ({
      issuer,
      audience: clientId,
      algorithms,
      // The site's origin is included for our frames (site/embed-frame.ts).
      origins: [...origins, siteOrigin],
      isPublic,
      isPartner: true,
    })),
  ];
}
