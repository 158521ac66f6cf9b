import { randomBytes } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brand, signInCallbackPath, type RuntimeConfig } from '../../../shared/contracts/index.ts';
import { textsLanguageOf } from '../../platform/i18n/language-of.ts';
import type { CurrentPartners } from '../../domain/partners/partner.ts';
import { sendCompressed } from '../../platform/http/compressed-reply.ts';
import { contentSecurityPolicy } from '../../platform/http/content-security-policy.ts';
import { browserCheckHash } from './browser-check.ts';
import { registerPartnerCallback } from './partner-callback.ts';
import { partnerSignInPath, redirectPartnerHosts, variantFor } from './partner-variant.ts';
import { favicon } from '../../platform/pages/pictures.ts';
import { RegistryFile } from './registry-file.ts';
import { registerReports } from './reports.ts';
import { registerLanguageFiles } from './language-files.ts';
import { registerEmbedFrame } from './embed-frame.ts';
import { registerEngineFiles } from './engine-files.ts';
import { setPageHeaders } from '../../platform/http/security-headers.ts';
import { readShellAssets } from '../../platform/http/shell-assets.ts';
import { registerSilentCallback } from './silent-callback.ts';
import { shellDocument, type PreparedPart } from './shell-document.ts';
import type { SiteOperator } from '../../config/read-operator.ts';
import { registerStaticPages } from './static-pages/static-pages.ts';

export interface SiteOptions {
  /** The folder of the build: `dist`. */
  readonly build: string;
  /** The site's origin without a trailing slash. */
  readonly origin: string;
  readonly remotesOrigin: string;
  readonly partners?: CurrentPartners;
  /** The operator of the site, for the pages that must name them. */
  readonly operator?: SiteOperator;
  readonly identity: RuntimeConfig['identity'];
  /** The services that receive page views and errors. Without them, none do. */
  readonly observers?: RuntimeConfig['observers'];
  /**
   * The origins of an external OpenID provider. Pages request tokens there and check in a frame whether the person is
   * still signed in.
   */
  readonly providerOrigins?: readonly string[];
  /** Renders in advance what an address shows to the person who requests it. */
  readonly prepare?: (request: FastifyRequest, reply: FastifyReply) => Promise<PreparedPart | undefined>;
}

/** The paths that the shell serves. A path that is neither here nor under `/app/` does not exist. */
const shellPaths = [
  '/login',
  signInCallbackPath,
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/end-session',
  partnerSignInPath,
  '/oops',
  brand.tryIt,
  `${brand.tryIt}/away`,
];
/** The address that signs in and creates accounts (product.md §4). */
const createAccountPath = '/login?create=1';

/** The seconds of a year. Hashed files never change. */
const oneYear = 31_536_000;

const originsIn = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.flatMap((address) => URL.parse(address)?.origin ?? [])),
];

async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: oneYear * 1000,
    allowedPath: (file) => !file.endsWith('.json') && !file.endsWith('.map'),
    setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
  });
}

/**
 * The site as a Fastify plugin: the public pages, the shell's page for every address of the app, and the shell's files.
 * Throws at start when these are not built.
 */
export async function site(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { build, origin, remotesOrigin, identity, partners = () => [], providerOrigins = [] } = options;
  const shellFolder = path.join(build, 'shell');
  const registryFile = new RegistryFile(build, remotesOrigin, (text) => app.log.warn(text));

  async function sendShell(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64url');
    const assets = readShellAssets(shellFolder);
    const registry = registryFile.read();
    const scripts = originsIn([...assets.scripts, ...registry.remotes.map(({ entry }) => entry)]);
    const { config, connections } = variantFor(request, {
      origin,
      identity,
      partners,
      languages,
      observers: options.observers,
    });
    const requested = new URL(request.url, origin).pathname;
    const policy = contentSecurityPolicy({
      styleNonce: nonce,
      scriptHash: browserCheckHash,
      scripts,
      connections: [...(assets.connections ?? []), ...connections, ...providerOrigins],
      frames: providerOrigins,
    });
    setPageHeaders(reply, policy).header('cache-control', 'no-store');
    // The page watches the window in which the person signs in at a partner's site.
    if (config.partner) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    // A page without a prepared part is complete as well: the app renders it.
    const prepared = await options
      .prepare?.(request, reply)
      .catch((error: unknown) => request.log.error(error, 'A page could not be prepared'));
    const language = textsLanguageOf(request.headers);
    const page = shellDocument({
      language,
      path: requested,
      nonce,
      assets,
      registry,
      config,
      prepared: prepared ?? undefined,
    });
    return sendCompressed(request, reply, page);
  }

  redirectPartnerHosts(app);
  registerPartnerCallback(app);
  registerSilentCallback(app);
  registerEmbedFrame(app, { build, remotesOrigin, partners });
  await registerReports(app);
  await registerFiles(app, shellFolder);
  await registerEngineFiles(app, path.join(build, 'engine'));
  const languages = await registerLanguageFiles(app, path.join(build, 'locales'));
  const { sendNotFound } = await registerStaticPages(app, { ...options, analytics: options.observers?.analytics });
  for (const shellPath of [...shellPaths, '/app/*']) app.get(shellPath, sendShell);
  app.get('/app', (_request, reply) => reply.redirect(brand.home));
  app.get('/sign-up', (_request, reply) => reply.redirect(createAccountPath));
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  );
  app.get('/registry.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff').send(registryFile.read()),
  );
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    if (!wantsPage) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return sendNotFound(request, reply.code(404));
  });
}
