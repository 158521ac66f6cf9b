import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const files = [
  { name: 'portal.css', type: 'text/css; charset=utf-8' },
  { name: 'portal.js', type: 'text/javascript; charset=utf-8' },
  { name: 'emblem.svg', type: 'image/svg+xml' },
] as const;

/** Serves the portal's own files in `public/`. */
export async function registerFiles(app: FastifyInstance): Promise<void> {
  for (const { name, type } of files) {
    const content = await readFile(new URL(`../public/${name}`, import.meta.url));
    app.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff').type(type).send(content),
    );
  }
}
