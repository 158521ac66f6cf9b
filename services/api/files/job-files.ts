import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jobFileLimits, jobFileTypes } from '../../../shared/documents/jobs/job-files.ts';
import type { RecordActivity } from '../../domain/activities/activities.ts';
import type { Caller } from '../../domain/accounts/authentication/authenticator.ts';
import { DomainError } from '../../domain/errors.ts';
import { fileKindOf } from '../../domain/job-files/file-kind.ts';
import {
  addFile,
  deleteFile,
  type JobFile,
  readFile,
  readFileName,
  renameFile,
  restoreFile,
} from '../../domain/job-files/job-files.ts';
import { type Account, prepareQueries } from '../../domain/queries.ts';
import { type Quotas, quotaOf } from '../../domain/usage/quotas.ts';
import { allowStorage } from '../../domain/usage/storage.ts';
import type { Database } from '../../platform/database/database.ts';
import { clientError } from '../../platform/rate-limit/client-error.ts';
import { createCounter } from '../../platform/rate-limit/counter.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { attachment } from '../typeset/attachment.ts';

export interface JobFilesOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  /**
   * Identifies the caller by the `Authorization` header, or returns null if it proves nothing. `origin` is the page's
   * origin.
   */
  readonly authenticate: (
    authorization: string | undefined,
    origin?: string,
  ) => Promise<Pick<Caller, 'issuer' | 'subject'> | null>;
  readonly recordActivity?: RecordActivity;
  readonly quotas: Quotas;
}

/** The reasons why nothing was done, as the body `{ "error": code }`. */
export type JobFileError =
  | 'unauthenticated'
  | 'not_found'
  | 'too_large'
  | 'wrong_kind'
  | 'invalid_name'
  | 'too_many_files'
  | 'too_many'
  | 'quota_exceeded'
  | 'invalid_request'
  | 'unavailable';

const statusOf: Readonly<Record<JobFileError, number>> = {
  unauthenticated: 401,
  not_found: 404,
  too_large: 413,
  wrong_kind: 415,
  invalid_name: 422,
  too_many_files: 422,
  too_many: 429,
  quota_exceeded: 507,
  invalid_request: 400,
  unavailable: 503,
};

/** The limit of uploads per person and hour. */
const uploads = { points: 120, duration: 3600 };

const refuse = (reply: FastifyReply, error: JobFileError): FastifyReply =>
  reply.code(statusOf[error]).header('cache-control', 'no-store').send({ error });

const domainErrors: Readonly<Partial<Record<string, JobFileError>>> = {
  NO_DATA_FOUND: 'not_found',
  QUOTA_EXCEEDED: 'quota_exceeded',
};

/** Returns the reason of an error that the caller is meant to see. */
function reasonOf(error: unknown): JobFileError | undefined {
  if (error instanceof DomainError) {
    const isName = error.fields?.some(({ path }) => path === 'name') === true;
    return domainErrors[error.code] ?? (isName ? 'invalid_name' : 'too_many_files');
  }
  const status = clientError(error);
  if (status === undefined) return undefined;
  return status === 413 ? 'too_large' : 'invalid_request';
}

const fileOf = ({ id, name, kind, size, createdAt }: JobFile) => ({ id, name, kind, size, createdAt });
const queryText = (value: unknown): string => (typeof value === 'string' ? value : '');

interface WithId {
  Params: { id: string };
}

/**
 * Fastify plugin for the files of tracked jobs: `POST /job-files?job=…&name=…` takes one as its body, `GET
 * /job-files/{id}` saves it, `POST /job-files/{id}/name?name=…` renames it, `DELETE /job-files/{id}` deletes it, and `POST
 * /job-files/{id}/restore` brings it back. A missing file and another person's file get the same answer.
 */
export async function jobFiles(app: FastifyInstance, options: JobFilesOptions): Promise<void> {
  const { database, store, authenticate, recordActivity, quotas } = options;
  const count = createCounter(database, 'job-files', uploads);
  const queries = prepareQueries(database);
  const owners = new WeakMap<FastifyRequest, Account>();

  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: jobFileLimits.size }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.setErrorHandler((error, request, reply) => {
      const reason = reasonOf(error);
      if (reason !== undefined) return refuse(reply, reason);
      request.log.error(error, 'The request failed');
      return refuse(reply, 'unavailable');
    });
    // This runs before the body is read, so that no caller sends five megabytes in vain.
    scope.addHook('onRequest', async (request, reply) => {
      const caller = await authenticate(request.headers.authorization, request.headers.origin);
      if (!caller) return refuse(reply, 'unauthenticated');
      const [account] = await queries.account.execute({ issuer: caller.issuer, subject: caller.subject });
      if (!account) return refuse(reply, 'not_found');
      if (request.routeOptions.url === '/job-files') {
        recordActivity?.('job_file_uploaded', caller);
        const wait = await count(caller.issuer, caller.subject);
        if (wait > 0) return refuse(reply.header('retry-after', wait), 'too_many');
      }
      owners.set(request, account);
      return undefined;
    });
    const ownerOf = (request: FastifyRequest): Account => {
      const owner = owners.get(request);
      if (!owner) throw new Error('A request without an owner was let through.');
      return owner;
    };

    scope.post('/job-files', { bodyLimit: jobFileLimits.size }, async (request, reply) => {
      const { id: accountId, isAnonymous } = ownerOf(request);
      const { job, name } = request.query as { readonly job?: unknown; readonly name?: unknown };
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const kind = fileKindOf(bytes);
      if (kind === undefined) return refuse(reply, 'wrong_kind');
      await allowStorage(database, accountId, quotaOf(quotas, { isGuest: isAnonymous }).bytes);
      const file = { jobId: queryText(job), name: readFileName(queryText(name), kind), kind, bytes };
      return reply
        .header('cache-control', 'no-store')
        .send(fileOf(await addFile({ database, store }, accountId, file)));
    });

    scope.get<WithId>('/job-files/:id', async (request, reply) => {
      const file = await readFile({ database, store }, ownerOf(request).id, request.params.id);
      if (!file) return refuse(reply, 'not_found');
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', attachment(file.name, file.name.slice(file.name.lastIndexOf('.') + 1)))
        .type(jobFileTypes[file.kind])
        .send(Buffer.from(file.bytes));
    });

    scope.post<WithId>('/job-files/:id/name', async (request) => {
      const { name } = request.query as { readonly name?: unknown };
      return fileOf(await renameFile(database, ownerOf(request).id, request.params.id, queryText(name)));
    });

    scope.delete<WithId>('/job-files/:id', async (request) =>
      fileOf(await deleteFile(database, ownerOf(request).id, request.params.id)),
    );

    scope.post<WithId>('/job-files/:id/restore', async (request) =>
      fileOf(await restoreFile(database, ownerOf(request).id, request.params.id)),
    );
    done();
  });
}
