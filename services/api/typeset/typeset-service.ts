import type { Service } from '../../process/service.ts';
import { typesetter } from './typesetter-service.ts';

/** Serves `/typeset`: the pages of a document, and its PDF. */
export const typesetService: Service = async (
  app,
  { configuration, engine, authenticate, capabilities, recordActivity },
) => {
  if (!configuration.roles.has('typesetter')) return;
  await app.register(typesetter, {
    authenticate,
    engine,
    recordActivity,
    onReady: ({ sessions }) => (capabilities.typesettingSessions = sessions),
  });
};
