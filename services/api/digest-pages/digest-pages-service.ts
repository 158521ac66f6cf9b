import type { Service } from '../../process/service.ts';
import { digestPages } from './digest-pages.ts';

/** Serves the pages on which the reader of a daily email confirms or stops it. */
export const digestPagesService: Service = async (app, { configuration, data }) => {
  if (!configuration.roles.has('site') || data === undefined) return;
  await app.register(digestPages, { database: data.database, build: configuration.build });
};
