import { externalCapabilities } from '../../../shared/contracts/index.ts';
import type { Configuration } from '../../config/configuration.ts';
import { identityPath, webClientId, webClientScope } from '../../domain/oauth-clients/web-client.ts';
import { prepareQueries } from '../../domain/queries.ts';
import type { Service, ServiceContext } from '../../process/service.ts';
import { createPreparePages, isBuilderAddress, languageOf } from './prepare-pages.ts';
import { site, type SiteOptions } from './site.ts';

/** Returns what the site needs to render pages in advance, if this process has all of it. */
function pagePreparation({ data, capabilities }: ServiceContext): Pick<SiteOptions, 'prepare'> {
  const { readSessionUser, typesettingSessions: sessions } = capabilities;
  if (!data || !readSessionUser || !sessions) return {};
  const preparePages = createPreparePages({ queries: prepareQueries(data.database), sessions });
  return {
    async prepare(request, reply) {
      // Small screens begin with the form, not with the page.
      if (request.headers['sec-ch-ua-mobile'] === '?1' || !isBuilderAddress(request.url)) return undefined;
      const person = await readSessionUser(request, reply);
      return person && preparePages({ person, path: request.url, language: languageOf(request) });
    },
  };
}

/** Returns where and how pages sign people in. */
function signInOptions({
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

/** Serves the public pages, the shell's page for every address of the app, and the shell's files. */
export const siteService: Service = async (app, context) => {
  const { build, siteOrigin, remotesOrigin, operator, observers, roles } = context.configuration;
  if (!roles.has('site')) return;
  await app.register(site, {
    build,
    origin: siteOrigin,
    remotesOrigin,
    partners: context.partners,
    operator,
    observers,
    ...signInOptions(context.configuration),
    ...pagePreparation(context),
  });
};
