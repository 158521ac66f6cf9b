import { existsSync, readdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * The texts of the interface in languages that are not in the builds, below `/locales/`, as the build has put them there.
 * Browsers ask each time whether they are the same: a file belongs to the build that is deployed now. Pages of partners may
 * read them, too. Answers the languages.
 */
export async function registerLanguageFiles(app: FastifyInstance, folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/locales/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders(reply) {
      reply
        .header('cache-control', 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .header('access-control-allow-origin', '*');
    },
  });
  return readdirSync(folder).sort();
}
