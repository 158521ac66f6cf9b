import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../../shared/typesetting/browser/engine-manifest.ts';
import { webFontsName } from '../../../shared/typesetting/web-fonts.ts';

/** The milliseconds of a year. All names but those of the two lists contain a hash. */
const oneYear = 31_536_000_000;

/**
 * A worker has the policy that its script came with, not its page's. Only here may WebAssembly be compiled: the worker
 * reaches only this site, and no page may use any `unsafe` source.
 */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * Serves the browser's typesetting engine and the fonts of shared pages below `/engine/`, if it was built. Its files are compressed at build, and
 * browsers cache them forever.
 */
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
      const { base } = path.parse(file.replace(/\.(br|gz)$/, ''));
      if (base === manifestName || base === webFontsName) reply.header('cache-control', 'no-cache');
    },
  });
}
