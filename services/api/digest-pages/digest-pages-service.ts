import { serviceOf } from '../../process/service.ts';
import { digestPages } from './digest-pages.ts';

/** Serves the pages on which the reader of a daily email confirms or stops it. */
export const digestPagesService = serviceOf('site', async (app, { configuration, data }) => {
  await app.register(digestPages, { database: data.database, build: configuration.build });
});
