import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { clientError } from '../../platform/rate-limit/client-error.ts';
import { createCounter } from '../../platform/rate-limit/counter.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { readArchive } from '../../domain/account-import/archive.ts';
import { importAccount } from '../../domain/account-import/import-account.ts';
import type { ImportReport } from '../../domain/account-import/import-report.ts';
import type { AccountKey } from '../../domain/account-key.ts';
import type { RecordActivity } from '../../domain/activities/activities.ts';
import { findAccountId } from '../../domain/activities/find-account-id.ts';
import { DomainError } from '../../domain/errors.ts';
import { changeHeadshot } from '../../domain/headshots/change-headshot.ts';
import { decodeHeadshot } from '../../domain/headshots/decode-headshot.ts';
import { hasHeadshot } from '../../domain/headshots/has-headshot.ts';

export interface AccountImportOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  /**
   * Identifies the caller by the `Authorization` header, or returns null if it proves nothing. `origin` is the page's
   * origin.
   */
  readonly authenticate: (authorization: string | undefined, origin?: string) => Promise<AccountKey | null>;
  readonly recordActivity?: RecordActivity;
}

/** The reasons why an archive was not imported, as the body `{ "error": code }`. */
export type AccountImportError =
  | 'unauthenticated'
  | 'no_account'
  | 'not_an_export'
  | 'too_large'
  | 'too_many'
  | 'quota_exceeded'
  | 'invalid_request'
  | 'unavailable';

const statusOf: Readonly<Record<AccountImportError, number>> = {
  unauthenticated: 401,
  no_account: 404,
  not_an_export: 415,
  too_large: 413,
  too_many: 429,
  quota_exceeded: 507,
  invalid_request: 400,
  unavailable: 503,
};

/** What an import did, or with `?preview=true` would do. */
export interface AccountImportAnswer extends ImportReport {
  readonly hasNewHeadshot: boolean;
}

/** The largest archive in bytes. An account stores less; its export has the PDFs of all documents besides. */
const bodyLimit = 100 * 1024 * 1024;
/** The limit of archives per person and hour, previews included. */
const imports = { points: 20, duration: 3600 };

const refuse = (reply: FastifyReply, error: AccountImportError): FastifyReply =>
  reply.code(statusOf[error]).send({ error });

/**
 * Fastify plugin: `POST /account/import` takes a ZIP of `POST /account/export` as its body, and answers with what was
 * imported (decisions.md "Profile, plan, account"). `?preview=true` changes nothing and answers with what would be.
 */
export async function accountImport(app: FastifyInstance, options: AccountImportOptions): Promise<void> {
  const { database, store, authenticate, recordActivity } = options;
  const count = createCounter(database, 'account-imports', imports);
  const owners = new WeakMap<FastifyRequest, AccountKey>();

  async function importHeadshot(
    request: FastifyRequest,
    owner: AccountKey,
    picture: Uint8Array | undefined,
    isPreview: boolean,
  ): Promise<boolean> {
    if (picture === undefined || (await hasHeadshot(database, owner))) return false;
    const reading = await decodeHeadshot(Buffer.from(picture), undefined);
    if (!reading.ok) return false;
    if (isPreview) return true;
    const name = `${randomBytes(16).toString('base64url')}.jpg`;
    await store.put(`headshots/${name}`, { bytes: reading.jpeg, contentType: 'image/jpeg' });
    return changeHeadshot({ database, store, log: request.log }, owner, `/headshots/${name}`);
  }

  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) => parsed(null, body));
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof DomainError && error.code === 'QUOTA_EXCEEDED') return refuse(reply, 'quota_exceeded');
      const status = clientError(error);
      if (status !== undefined) return refuse(reply, status === 413 ? 'too_large' : 'invalid_request');
      request.log.error(error, 'The request failed');
      return refuse(reply, 'unavailable');
    });
    // This runs before the body is read, so that no caller sends a large archive in vain.
    scope.addHook('onRequest', async (request, reply) => {
      const owner = await authenticate(request.headers.authorization, request.headers.origin);
      if (!owner) return refuse(reply, 'unauthenticated');
      const wait = await count(owner.issuer, owner.subject);
      if (wait > 0) return refuse(reply.header('retry-after', wait), 'too_many');
      owners.set(request, owner);
      return undefined;
    });

    scope.post<{ Querystring: { preview?: unknown } }>('/account/import', { bodyLimit }, async (request, reply) => {
      const owner = owners.get(request);
      if (!owner) throw new Error('A request without an owner was let through.');
      const isPreview = request.query.preview === 'true';
      if (!isPreview) recordActivity?.('account_import_requested', owner);
      const accountId = await findAccountId(database, owner);
      if (accountId === undefined) return refuse(reply, 'no_account');
      if (!Buffer.isBuffer(request.body)) return refuse(reply, 'not_an_export');
      const reading = readArchive(request.body);
      if (!reading.ok) return refuse(reply, reading.error);
      const report = await importAccount(database, accountId, reading.archive, { isPreview, store });
      const picture = reading.archive.files.get('headshot.jpg');
      const hasNewHeadshot = await importHeadshot(request, owner, picture, isPreview);
      if (!isPreview) request.log.info({ account: accountId }, 'An account export was imported');
      const answer: AccountImportAnswer = { ...report, hasNewHeadshot };
      return reply.header('cache-control', 'no-store').send(answer);
    });
    done();
  });
}
