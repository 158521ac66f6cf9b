import type { FastifyInstance } from 'fastify';
import { mercurius } from 'mercurius';
import type { Database, ReadReplica } from '../../platform/database/open-database.ts';
import type { Authenticate } from '../../domain/accounts/authentication/authenticator.ts';
import type { FindAuthProvider, RequestServices } from '../../domain/context/request-context.ts';
import { createAdReader, pagesAnHour } from '../../domain/job-ads/ad-reader.ts';
import { createCounter } from '../../platform/rate-limit/counter.ts';
import { sandboxPlans } from '../../domain/plans/sandbox-plans.ts';
import { openGazetteer } from '../../domain/job-search/places/open-gazetteer.ts';
import { createPostgresSearch } from '../../domain/job-search/postgres/postgres-search.ts';
import { callerContext } from './plugins/caller-context.ts';
import { errorPolicy } from './plugins/error-policy.ts';
import { limitQueries } from './plugins/limits.ts';
import { acceptPostOnly } from './plugins/post-only.ts';
import type { OnDenial } from './plugins/denials.ts';
import { gatewaySchema } from './schema.ts';
import { prepareQueries } from '../../domain/queries.ts';

export interface GatewayOptions {
  readonly database: Database;
  /** For questions about what all people share; without it, the database. */
  readonly readReplica?: ReadReplica;
  readonly authenticate: Authenticate;
  /** Answers `authProvider` (product.md §7); without it no partner is known. */
  readonly findAuthProvider?: FindAuthProvider;
  /** Draws what is frozen. */
  readonly pdfMaker: RequestServices['pdfMaker'];
  /** Counts the pages that a change would make. */
  readonly pagesMaker: RequestServices['pagesMaker'];
  /** Reads advertisements from the web; without it, from the public internet alone. */
  readonly adReader?: RequestServices['adReader'];
  /** Sells Plus; without it, a sandbox that writes to nobody. */
  readonly plans?: RequestServices['plans'];
  /** Finds postings; without it, the database does. */
  readonly jobSearch?: RequestServices['jobSearch'];
  /** Of the site, without a slash at its end. */
  readonly siteOrigin: string;
  /** Told when somebody wants their account deleted, to write to them; must not reject. */
  readonly onDeletionRequested?: RequestServices['onDeletionRequested'];
  /** Told when daily messages are to be confirmed, to write to them; must not reject. */
  readonly onDigestRequested?: RequestServices['onDigestRequested'];
  /** Told of each request that was refused, for what counts them. */
  readonly onRefusal?: OnDenial;
  /** Whether clients may ask for the schema: for tools, not for production. */
  readonly introspection?: boolean;
}

/**
 * Serves `POST /graphql` by the contract in schema.graphql. Register it with `app.register(gateway, options)`: its
 * parsers, hooks and error handling stay its own.
 */
export async function gateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const {
    database,
    readReplica: readReplica = database,
    authenticate,
    pdfMaker,
    pagesMaker,
    findAuthProvider = () => undefined,
    introspection = false,
    onRefusal,
    onDeletionRequested,
    onDigestRequested,
    adReader = createAdReader({ countPage: createCounter(database, 'ad-pages', pagesAnHour) }),
    jobSearch = createPostgresSearch(readReplica, openGazetteer),
    siteOrigin,
    plans = sandboxPlans(database, siteOrigin),
  } = options;
  acceptPostOnly(app);
  // Answers are plain data; mercurius' own serializer would turn the numbers of an error's path into text.
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(mercurius, {
    schema: gatewaySchema,
    jit: 1,
    ...limitQueries({ introspection }),
    ...errorPolicy(app.log, onRefusal),
    ...callerContext(authenticate, {
      db: database,
      readReplica: readReplica,
      queries: prepareQueries(database),
      findAuthProvider,
      pdfMaker,
      pagesMaker,
      onDeletionRequested,
      onDigestRequested,
      adReader,
      plans,
      jobSearch,
      siteOrigin,
    }),
  });
}
