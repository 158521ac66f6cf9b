import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  brand,
  type Observers,
  originsOf,
  type PartnerConfig,
  type RuntimeConfig,
} from '../../../shared/contracts/index.ts';
import { isPartnerHost, partnerAt } from '../../domain/partners/partner-hosts.ts';
import type { CurrentPartners, Partner } from '../../domain/partners/partner.ts';

/** Where a partner's customers sign in (product.md §2). */
export const partnerSignInPath = '/oidc';

/** Pages about signing in with us. In the partner variant, people sign in at the partner's site (product.md §4). */
const signInPaths: ReadonlySet<string> = new Set([
  '/login',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/end-session',
]);
/**
 * The public site, which the partner variant does not have (product.md §4). Shared résumés and letters are not part of
 * it.
 */
const publicSite = /^\/(?:$|job-tracker$|resumes$|education$|features$|gift(?:$|\/)|blog(?:$|\/)|try(?:$|\/))/;

export interface VariantOptions {
  /** The site's own origin. */
  readonly origin: string;
  readonly identity: RuntimeConfig['identity'];
  readonly partners: CurrentPartners;
  /** The languages that have language files. */
  readonly languages?: readonly string[];
  /** The analytics of our own site. Pages for a partner's customers ask for no consent and report to no service. */
  readonly observers?: Observers | undefined;
}

export interface Variant {
  /** The configuration that the page receives. */
  readonly config: RuntimeConfig;
  /** Origins that the page requests besides ours: the partner's provider and its API. */
  readonly connections: readonly string[];
}

const publicPartOf = ({ id, domain, name, issuer, clientId, portal, api }: Partner): PartnerConfig => ({
  id,
  domain,
  name,
  issuer,
  clientId,
  portal,
  api,
});

/** The host as the browser has named it, reached with the scheme of the site. */
const originOf = (host: string, siteOrigin: string): string =>
  URL.parse(`${new URL(siteOrigin).protocol}//${host}`)?.origin ?? siteOrigin;

/**
 * Returns the variant for a request. A page on a partner's host sends all its requests to that host, so that cookies
 * and requests stay on one origin.
 */
export function variantFor(request: FastifyRequest, options: VariantOptions): Variant {
  const { origin, identity, partners, languages = [] } = options;
  const isPartner = isPartnerHost(request.host);
  const observers = isPartner ? undefined : options.observers;
  const partner = partnerAt(partners(), request.host);
  const here = isPartner ? originOf(request.host, origin) : origin;
  const isOurs = partner !== undefined && identity.authority.startsWith(`${origin}/`);
  return {
    config: {
      variant: isPartner ? 'partner' : 'own',
      ...(partner && { partner: publicPartOf(partner) }),
      identity: isOurs ? { ...identity, authority: here + identity.authority.slice(origin.length) } : identity,
      endpoints: { graphql: `${here}/graphql`, typeset: `${here}/typeset` },
      ...(languages.length > 0 && { languages }),
      ...(observers && originsOf(observers).length > 0 && { observers }),
    },
    connections: [
      ...new Set([
        ...(partner ? [partner.issuer, partner.api].map((address) => new URL(address).origin) : []),
        ...(observers ? originsOf(observers) : []),
      ]),
    ],
  };
}

/** Returns the sign-in address, with the page to which the person wanted to go. */
function signInAddress(query: URLSearchParams): string {
  const nextPath = query.get('next');
  return nextPath === null ? partnerSignInPath : `${partnerSignInPath}?next=${encodeURIComponent(nextPath)}`;
}

/** Redirects partners' customers past the public site and our own sign-in. */
export function redirectPartnerHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    if (!isPartnerHost(request.host) || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
    const { pathname, searchParams } = new URL(request.url, 'http://host');
    const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
    // A sign-in in progress reads its result here, or learns that it has expired.
    if (path === '/login' && searchParams.has('interaction')) return undefined;
    if (signInPaths.has(path)) return reply.redirect(signInAddress(searchParams));
    return publicSite.test(path) ? reply.redirect(brand.home) : undefined;
  });
}
