import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setPageHeaders } from '../../../platform/http/security-headers.ts';
import { CachedText } from './cached-text.ts';
import { staticFilesPath, staticSiteFolder } from './manifest.ts';
import { openStaticSite, type StaticSiteOptions } from './open-static-site.ts';

/** The milliseconds of a year. The names of the files contain a hash. */
const oneYear = 31_536_000_000;

/**
 * The policy of the files. It counts for a worker, which has the policy of its script's response and not its page's: the
 * one that reads a visitor's PDF may connect to nothing.
 */
const filePolicy = "default-src 'none'";

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export interface StaticPages {
  /** Answers with the page for unknown addresses. The caller sets the status. */
  readonly sendNotFound: Send;
}

/**
 * Serves what the build has rendered: the public pages at their addresses, and their files. Browsers revalidate pages
 * each time, which costs one short answer while they are unchanged. Throws when they are not built.
 */
export async function registerStaticPages(app: FastifyInstance, options: StaticSiteOptions): Promise<StaticPages> {
  const { parts, readPage, readText } = openStaticSite(options);

  function pageSender(file: string): Send {
    const { body, policy } = readPage(file);
    const cachedText = new CachedText(body);
    return (request, reply) =>
      cachedText.send(request, setPageHeaders(reply, policy).header('cache-control', 'no-cache'));
  }

  for (const page of parts.pages) app.get(page.path, pageSender(page.file));
  for (const text of parts.texts) {
    const cachedText = new CachedText(readText(text.file));
    app.get(text.path, (request, reply) =>
      cachedText.send(request, reply.type(text.type).header('cache-control', 'public, max-age=3600')),
    );
  }
  await app.register(fastifyStatic, {
    root: path.join(options.build, staticSiteFolder, 'files'),
    prefix: staticFilesPath,
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: oneYear,
    setHeaders: (reply) =>
      void reply.header('x-content-type-options', 'nosniff').header('content-security-policy', filePolicy),
  });
  return { sendNotFound: pageSender(parts.notFound) };
}
