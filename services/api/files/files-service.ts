import { identityPath } from '../../domain/oauth-clients/web-client.ts';
import { serviceOf } from '../../process/service.ts';
import { accountExport } from './account-export.ts';
import { accountImport } from './account-import.ts';
import { calendarFeed } from './calendar-feed.ts';
import { headshots } from './headshots.ts';
import { jobFiles } from './job-files.ts';
import { sentCopies } from './sent-copies.ts';
import { thumbnails } from './thumbnails.ts';

/** Serves a person's files: pictures, exports, copies of what was sent, and calendars. */
export const filesService = serviceOf('gateway', async (app, context) => {
  const { configuration, data, engine, authenticate, recordActivity } = context;
  const { database, store } = data;
  const { quotas } = configuration;
  const issuer = `${configuration.siteOrigin}${identityPath}`;
  await app.register(headshots, { database, store, authenticate, recordActivity });
  await app.register(accountExport, { database, store, engine, issuer, authenticate, recordActivity, quotas });
  await app.register(accountImport, { database, store, authenticate, recordActivity });
  await app.register(jobFiles, { database, store, authenticate, recordActivity, quotas });
  await app.register(thumbnails, { database, engine, authenticate });
  await app.register(sentCopies, { database, authenticate });
  await app.register(calendarFeed, { database, origin: configuration.siteOrigin });
});
