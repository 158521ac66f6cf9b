import type { FastifyInstance, FastifyReply } from 'fastify';
import { brand } from '../../../shared/contracts/brand.ts';
import type { Typesetter } from '../../../shared/typesetting/typesetter.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../domain/accounts/authentication/authenticator.ts';
import { textsLanguageOf } from '../../platform/i18n/language-of.ts';
import { languageOf } from '../site/prepare-pages.ts';
import type { RecordActivity } from '../../domain/activities/activities.ts';
import { findAccountId } from '../../domain/activities/find-account-id.ts';
import { clientError } from '../../platform/rate-limit/client-error.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { createFileCount } from '../../domain/usage/file-counts.ts';
import { defaultQuotas, type Quotas } from '../../domain/usage/quotas.ts';
import { accountZip } from '../../domain/account-export/account-zip.ts';

export interface ExportServiceOptions {
  readonly database: Database;
  readonly store: Pick<ObjectStore, 'get'>;
  readonly engine: Pick<Typesetter, 'pdf'>;
  /** The issuer of the provider's own accounts. */
  readonly issuer: string;
  /**
   * Identifies the caller by the `Authorization` header, or returns null if it proves nothing. `origin` is the page's
   * origin.
   */
  readonly authenticate: (
    authorization: string | undefined,
    origin?: string,
  ) => Promise<Pick<Caller, 'issuer' | 'subject' | 'email' | 'emailVerified' | 'isAnonymous'> | null>;
  readonly recordActivity?: RecordActivity;
  /** The limits of exports per person and hour, because each makes all their PDFs. */
  readonly quotas?: Quotas;
}

/** The reasons why there is no export, as the body `{ "error": code }`. */
export type ExportError = 'unauthenticated' | 'no_account' | 'too_many' | 'invalid_request' | 'unavailable';

const statusOf: Readonly<Record<ExportError, number>> = {
  unauthenticated: 401,
  no_account: 404,
  invalid_request: 400,
  too_many: 429,
  unavailable: 503,
};

const refuse = (reply: FastifyReply, error: ExportError): FastifyReply => reply.code(statusOf[error]).send({ error });

/** Returns a signal that aborts when the caller hangs up before the end. */
function hangUpSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * Fastify plugin: `POST /account/export` answers with everything that the product stores about the caller, as one ZIP
 * (decisions.md "Profile, plan, account"). It is sent while it is made, and a failure partway ends the connection.
 */
export async function accountExport(app: FastifyInstance, options: ExportServiceOptions): Promise<void> {
  const { database, store, engine, issuer, authenticate, recordActivity, quotas = defaultQuotas } = options;
  const count = createFileCount(database, 'exports', quotas, ({ exportsPerHour }) => exportsPerHour);

  await app.register((scope, _options, done) => {
    scope.setErrorHandler((error, request, reply) => {
      if (clientError(error) !== undefined) return refuse(reply, 'invalid_request');
      request.log.error(error, 'The request failed');
      return refuse(reply, 'unavailable');
    });
    // The request needs no body, only the caller's identity.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, _body, parsed) => parsed(null));

    scope.post('/account/export', async (request, reply) => {
      const { authorization, origin } = request.headers;
      const caller = await authenticate(authorization, origin);
      if (!caller) return refuse(reply, 'unauthenticated');
      recordActivity?.('account_export_requested', caller);
      const wait = await count(caller);
      if (wait > 0) return refuse(reply.header('retry-after', wait), 'too_many');
      const now = new Date();
      const signal = hangUpSignal(reply);
      const zip = await accountZip({
        database,
        store,
        engine,
        issuer,
        person: caller,
        language: languageOf(request),
        textsLanguage: textsLanguageOf(request.headers),
        now,
        signal,
        onMissing(path, error) {
          // A caller who has hung up needs no file, so this is not an error.
          if (signal.aborted) throw error;
          request.log.warn({ error, kind: path.replace(/^.*\./, '') }, 'A file of an export could not be created.');
        },
      });
      if (!zip) return refuse(reply, 'no_account');
      // Who takes everything at once must be traceable, without what they took.
      request.log.info({ account: await findAccountId(database, caller) }, 'An account was exported');
      const fileName = `${brand.name.toLowerCase()}-export-${now.toISOString().slice(0, 10)}.zip`;
      return reply
        .headers({
          'content-disposition': `attachment; filename="${fileName}"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .type('application/zip')
        .send(zip);
    });
    done();
  });
}
