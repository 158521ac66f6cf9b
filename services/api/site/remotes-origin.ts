import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isChannel } from './deployment.ts';
import { embedDescriptionFile } from './embed-description.ts';
import { RegistryFile, type RegistryChoice } from './registry-file.ts';

export interface RemotesOriginOptions {
  /** The folder of the build: `dist`. */
  readonly build: string;
  readonly remotesOrigin: string;
  /** Returns what pages of this origin get of each remote. The default is the stable version. */
  readonly choiceFor?: (origin: string | undefined) => RegistryChoice;
}

/** The milliseconds of a year. */
const oneYear = 31_536_000_000;

const immutableFiles = {
  index: false,
  decorateReply: false,
  preCompressed: true,
  immutable: true,
  maxAge: oneYear,
} as const;

/**
 * The origin that remotes are loaded from, as a Fastify plugin: versioned folders are cached forever, `registry.json`
 * and `embed.js` are always current. Every page may read them, and no cookies are used.
 */
export async function remotesOrigin(app: FastifyInstance, options: RemotesOriginOptions): Promise<void> {
  const { build, choiceFor = (): RegistryChoice => ({}) } = options;
  const registry = new RegistryFile(build, options.remotesOrigin, (text) => app.log.warn(text));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
  });
  app.get<{ Querystring: { channel?: unknown; for?: unknown } }>('/registry.json', ({ query, headers }, reply) => {
    // A partner's pages get the channel and the versions that its record names. So do our frames, which say for whom
    // they are. The address may ask for a channel.
    const choice = choiceFor(typeof query.for === 'string' ? query.for : headers.origin);
    const channel = isChannel(query.channel) ? query.channel : choice.channel;
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'origin' })
      .send(registry.read({ ...choice, ...(channel !== undefined && { channel }) }));
  });
  // Each version of embed.js stays available for pages that name it with an integrity. embed.json names the newest.
  const embedVersions = path.join(build, 'embed/embed');
  if (existsSync(embedVersions)) {
    await app.register(fastifyStatic, { ...immutableFiles, root: embedVersions, prefix: '/embed/' });
  }
  app.get('/embed.json', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json')
      .send(readFileSync(path.join(build, embedDescriptionFile))),
  );
  await app.register(fastifyStatic, {
    root: path.join(build, 'embed'),
    prefix: '/',
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/version.json*', 'embed/**'],
    setHeaders(reply, file) {
      reply.header('cache-control', 'no-cache');
      // By its extension alone, the file would be served as video.
      if (file.includes('.d.ts')) reply.header('content-type', 'text/plain; charset=utf-8');
    },
  });
  await app.register(fastifyStatic, { ...immutableFiles, root: path.join(build, 'remotes'), prefix: '/' });
}
