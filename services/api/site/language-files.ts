import { existsSync, readdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the interface texts of languages that are not part of the builds below `/locales/`. Browsers revalidate each
 * time, because a file belongs to the build that is deployed now. Pages of partners may read them, too. Returns the
 * languages.
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
