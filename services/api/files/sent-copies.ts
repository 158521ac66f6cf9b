import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { sentKinds } from '../../platform/database/schema/index.ts';
import type { Caller } from '../../domain/accounts/authentication/authenticator.ts';
import { sentPdf } from '../../domain/jobs/sent.ts';
import { prepareQueries } from '../../domain/queries.ts';
import { attachment } from '../typeset/attachment.ts';

export interface SentCopiesOptions {
  readonly database: Database;
  /**
   * Identifies the caller by the `Authorization` header, or returns null if it proves nothing. `origin` is the page's
   * origin.
   */
  readonly authenticate: (
    authorization: string | undefined,
    origin?: string,
  ) => Promise<Pick<Caller, 'issuer' | 'subject'> | null>;
}

/** The reasons why there is no file, as the body `{ "error": code }`. */
export type SentCopyError = 'unauthenticated' | 'not_found';

const statusOf: Readonly<Record<SentCopyError, number>> = { unauthenticated: 401, not_found: 404 };

const refuse = (reply: FastifyReply, error: SentCopyError): FastifyReply =>
  reply.code(statusOf[error]).header('cache-control', 'no-store').send({ error });

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Fastify plugin: `GET /sent/{id}/{resume|letter}.pdf` is the caller's own copy of what went to an employer, byte for
 * byte. A missing file and another person's file get the same answer.
 */
export function sentCopies(app: FastifyInstance, options: SentCopiesOptions, done: () => void): void {
  const { database, authenticate } = options;
  const queries = prepareQueries(database);

  app.get<{ Params: { id: string; kind: string } }>('/sent/:id/:kind.pdf', async (request, reply) => {
    const caller = await authenticate(request.headers.authorization, request.headers.origin);
    if (!caller) return refuse(reply, 'unauthenticated');
    const { issuer, subject } = caller;
    const { id, kind: requestedKind } = request.params;
    const kind = sentKinds.find((each) => each === requestedKind);
    const [account] = await queries.account.execute({ issuer, subject });
    if (!account || kind === undefined || !uuid.test(id)) return refuse(reply, 'not_found');
    const copy = await sentPdf(database, account.id, id.toLowerCase(), kind);
    if (!copy) return refuse(reply, 'not_found');
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', attachment(copy.title))
      .type('application/pdf')
      .send(copy.pdf);
  });
  done();
}
