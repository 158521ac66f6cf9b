import { prepareQueries } from '../../domain/queries.ts';
import { serviceOf } from '../../process/service.ts';
import { sharing } from './sharing-service.ts';

/** Serves documents that their owners have shared by a link. */
export const sharePagesService = serviceOf('site', async (app, context) => {
  const { configuration, data, engine, capabilities, recordActivity } = context;
  const { database } = data;
  const { build, siteOrigin } = configuration;
  const queries = prepareQueries(database);
  await app.register(sharing, {
    database,
    queries,
    engine,
    build,
    pdfsPerHour: configuration.quotas.account.pdfsPerHour,
    origin: siteOrigin,
    recordActivity,
    personOf: capabilities.readSessionUser,
  });
});
