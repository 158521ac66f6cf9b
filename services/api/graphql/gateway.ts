import type { FastifyInstance } from 'fastify';
import { mercurius } from 'mercurius';
import type { ReadReplica } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Authenticate } from '../../domain/accounts/authentication/authenticator.ts';
import type { FindAuthProvider, RequestServices } from '../../domain/context/request-context.ts';
import { createAnalysis } from '../../domain/analysis/analysis.ts';
import { createAdReader, pagesAnHour } from '../../domain/analysis/ad-reader.ts';
import { createCounter } from '../../platform/rate-limit/counter.ts';
import { sandboxPlans } from '../../domain/plans/sandbox-plans.ts';
import { openGazetteer } from '../../domain/job-search/places/open-gazetteer.ts';
import { createPostgresSearch } from '../../domain/job-search/postgres/postgres-search.ts';
import { callerContext } from './plugins/caller-context.ts';
import { compressAnswers } from './plugins/compress-answers.ts';
import { errorPolicy } from './plugins/error-policy.ts';
import { limitQueries } from './plugins/limits.ts';
import { acceptPostOnly } from './plugins/post-only.ts';
import type { OnDenial } from './plugins/denials.ts';
import { observeOperations, type OnOperation } from './plugins/observe-operations.ts';
import { gatewaySchema } from './schema.ts';
import { prepareQueries } from '../../domain/queries.ts';
import { createWriteCount } from '../../domain/usage/begin-write.ts';
import { defaultQuotas, type Quotas } from '../../domain/usage/quotas.ts';

export interface GatewayOptions {
  readonly database: Database;
  /** Answers queries about data that all people share. Defaults to the primary database. */
  readonly readReplica?: ReadReplica;
  readonly authenticate: Authenticate;
  /** Answers `authProvider` (product.md §7). Without it, no partner is known. */
  readonly findAuthProvider?: FindAuthProvider;
  /** Makes the PDFs of frozen shares and sent copies. */
  readonly pdfMaker: RequestServices['pdfMaker'];
  /** Counts the pages that a document would have after a change. */
  readonly pagesMaker: RequestServices['pagesMaker'];
  /** Works on texts. By default in threads of its own. */
  readonly analysis?: RequestServices['analysis'];
  /** Reads job ads from the web. By default it reads from the public internet only. */
  readonly adReader?: RequestServices['adReader'];
  /** Sells Plus. Defaults to a sandbox that sends no email. */
  readonly plans?: RequestServices['plans'];
  /** Finds postings. By default the database does. */
  readonly jobSearch?: RequestServices['jobSearch'];
  /** The origin of the site, without a trailing slash. */
  readonly siteOrigin: string;
  /** Called when a person asks to delete their account, to email them. It must not reject. */
  readonly onDeletionRequested?: RequestServices['onDeletionRequested'];
  /** Called when a daily email must be confirmed, to email the person. It must not reject. */
  readonly onDigestRequested?: RequestServices['onDigestRequested'];
  /** How much accounts may store and write. */
  readonly quotas?: Quotas;
  /** Called for each denied request, for the metrics. */
  readonly onDenial?: OnDenial;
  /** Called for each request in which something failed unexpectedly, for the metrics. */
  readonly onFailure?: () => void;
  /** Called for each request that was answered, for the metrics. */
  readonly onOperation?: OnOperation;
  /** Counts what people do, for the metrics. */
  readonly recordActivity?: RequestServices['recordActivity'];
  /** Whether clients may query the schema. Meant for tools, not for production. */
  readonly introspection?: boolean;
}

/**
 * Serves `POST /graphql` by the contract in schema.graphql. Register it with `app.register(gateway, options)`, so that
 * its parsers, hooks, and error handling stay separate from the rest of the server.
 */
export async function gateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const {
    database,
    readReplica = database,
    authenticate,
    pdfMaker,
    pagesMaker,
    findAuthProvider = () => undefined,
    introspection = false,
    onDenial,
    onFailure,
    onOperation,
    recordActivity = () => undefined,
    onDeletionRequested,
    onDigestRequested,
    analysis = createAnalysis(),
    adReader = createAdReader({ analysis, countPage: createCounter(database, 'ad-pages', pagesAnHour) }),
    jobSearch = createPostgresSearch(readReplica, openGazetteer),
    siteOrigin,
    quotas = defaultQuotas,
    plans = sandboxPlans(database, siteOrigin),
  } = options;
  app.addHook('onListen', () => analysis.warm());
  app.addHook('onClose', () => analysis.stop());
  if (onOperation) observeOperations(app, onOperation);
  acceptPostOnly(app);
  compressAnswers(app);
  // Answers are plain data. The serializer of mercurius would turn the numbers of an error's path into text.
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(mercurius, {
    schema: gatewaySchema,
    jit: 1,
    ...limitQueries({ introspection }),
    ...errorPolicy({ onDenial, onFailure }),
    ...callerContext(authenticate, {
      db: database,
      readReplica,
      queries: prepareQueries(database),
      findAuthProvider,
      pdfMaker,
      pagesMaker,
      onDeletionRequested,
      onDigestRequested,
      recordActivity,
      analysis,
      adReader,
      plans,
      jobSearch,
      siteOrigin,
      quotas,
      beginWrite: createWriteCount(database, quotas),
    }),
  });
}
