import { externalCapabilities } from '../../shared/contracts/index.ts';
import type { Configuration } from '../config/configuration.ts';
import type { Database } from '../platform/database/database.ts';
import { prepareQueries } from '../domain/queries.ts';
import { identityPath, type ReadSessionUser, webClientId, webClientScope } from '../api/identity/identity.ts';
import { createPreparePages, isBuilderAddress, languageOf } from '../api/site/prepare-pages.ts';
import type { SiteOptions } from '../api/site/site.ts';
import type { CallersSessions } from '../domain/typesetting/callers-sessions.ts';

/** Returns what the site needs to render pages in advance, if one process has all of it. */
export function pagePreparation(parts: {
  readonly database: Database | undefined;
  readonly personOf: ReadSessionUser | undefined;
  readonly sessions: CallersSessions | undefined;
}): Pick<SiteOptions, 'prepare'> {
  const { database, personOf, sessions } = parts;
  if (!database || !personOf || !sessions) return {};
  const preparePages = createPreparePages({ queries: prepareQueries(database), sessions });
  return {
    async prepare(request, reply) {
      // Small screens begin with the form, not with the page.
      if (request.headers['sec-ch-ua-mobile'] === '?1' || !isBuilderAddress(request.url)) return undefined;
      const person = await personOf(request, reply);
      return person && preparePages({ person, path: request.url, language: languageOf(request) });
    },
  };
}

/** Returns where and how pages sign people in. */
export function signInOptions({
  siteOrigin,
  externalProvider,
}: Configuration): Pick<SiteOptions, 'identity' | 'providerOrigins'> {
  if (!externalProvider) {
    return { identity: { authority: `${siteOrigin}${identityPath}`, clientId: webClientId, scope: webClientScope } };
  }
  const { issuer, clientId, scope, emailClaim, origins } = externalProvider;
  const identity = { authority: issuer, clientId, scope, emailClaim, capabilities: externalCapabilities };
  return { identity, providerOrigins: origins };
}
