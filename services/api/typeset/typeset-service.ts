import type { Service } from '../../process/service.ts';
import { createFileCount } from '../../domain/usage/file-counts.ts';
import { typesetter } from './typesetter-service.ts';

/** Serves `/typeset`: the pages of a document, and its PDF. */
export const typesetService: Service = async (
  app,
  { configuration, data, engine, authenticate, capabilities, recordActivity },
) => {
  if (!configuration.roles.has('typesetter')) return;
  await app.register(typesetter, {
    authenticate,
    engine,
    recordActivity,
    countPdf: createFileCount(data?.database, 'pdfs', configuration.quotas, ({ pdfsPerHour }) => pdfsPerHour),
    onReady: ({ sessions }) => (capabilities.typesettingSessions = sessions),
  });
};
