import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { manifestName } from '../../../shared/typesetting/browser/engine-manifest.ts';

/** Milliseconds; all names but the manifest's hold a hash. */
const oneYear = 31_536_000_000;

/**
 * A worker has the policy that its script came with, not its page's. Here alone WebAssembly may be compiled; the worker reaches
 * nothing but this site, and no page may use `unsafe` anything.
 */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The browser's typesetting engine below `/engine/`, where it was built: compressed beforehand, kept by browsers for ever. */
export async function registerEngineFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/engine/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: oneYear,
    setHeaders(reply, file) {
      reply.header('x-content-type-options', 'nosniff').header('content-security-policy', workerPolicy);
      if (file.replace(/\.(br|gz)$/, '').endsWith(manifestName)) reply.header('cache-control', 'no-cache');
    },
  });
}
