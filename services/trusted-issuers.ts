import type { Configuration } from './configuration.ts';
import type { TrustedIssuer } from './gateway/authentication/authenticator.ts';
import { identityPath, signingAlgorithm, webClientId } from './identity/identity.ts';
import { partnerSiteOrigin } from './partners/partner-hosts.ts';

/** Whose ID tokens are good here: our own provider's, at each of its addresses, and those of registered partners. */
export function trustedIssuers({ roles, host, sitePort, siteOrigin, partners }: Configuration): TrustedIssuer[] {
  const isHere = roles.has('identity');
  const inside = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${sitePort}`;
  const accountsOf = `${siteOrigin}${identityPath}`;
  const ownAt = (origin: string): TrustedIssuer => ({
    issuer: `${origin}${identityPath}`,
    // The site's public address need not lead back to this process.
    jwksUri: `${isHere ? inside : siteOrigin}${identityPath}/jwks`,
    audience: webClientId,
    algorithms: [signingAlgorithm],
    own: { accountsOf },
  });
  return [
    ownAt(siteOrigin),
    ...partners.map((partner) => ownAt(partnerSiteOrigin(siteOrigin, partner))),
    ...partners.map(({ issuer, clientId, algorithms, origins }) => ({
      issuer,
      audience: clientId,
      algorithms,
      origins,
    })),
  ];
}
