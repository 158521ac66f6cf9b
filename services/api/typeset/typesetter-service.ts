import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { type ComposedDocument } from '../../../shared/documents/composed-document.ts';
import { unfilledVariablesOf } from '../../../shared/documents/letter/unfilled-variables.ts';
import { parseComposedDocument } from '../../../shared/documents/parse-composed-document.ts';
import { attachment } from './attachment.ts';
import type { RecordActivity } from '../../domain/activities/activities.ts';
import { type CallersSessions, createCallersSessions } from '../../domain/typesetting/callers-sessions.ts';
import type { CountFile, FileOwner } from '../../domain/usage/file-counts.ts';
import { createEngine, type Engine } from '../../domain/typesetting/engine/create-engine.ts';
import { parsePagesRequest, parsePdfRequest } from './requests.ts';
import { answerTo, TypesetError } from './typeset-error.ts';

export interface TypesetterServiceOptions {
  /** Identifies the caller by the `Authorization` header, or returns null if it proves nothing. */
  readonly authenticate: (authorization: string | undefined, origin?: string) => Promise<FileOwner | null>;
  /** Counts the PDFs of a person. Pages are not counted, because every keystroke requests them. */
  readonly countPdf: CountFile;
  /** The engine. By default the service creates one that ends with the server. */
  readonly engine?: Engine;
  readonly recordActivity?: RecordActivity;
  /** Receives the sessions of people who are typing, for pages that are drawn before they are requested. */
  readonly onReady?: (running: { readonly sessions: CallersSessions }) => void;
}

/**
 * The size limit of a request in bytes: the largest document (`composedLimits.wholeDocument`), with room for characters
 * of several bytes.
 */
const bodyLimit = 512 * 1024;
/** The brotli quality, from 0 to 11. It is low because the person waits for the result of every keystroke. */
export const brotliQuality = 4;

const documentOf = (value: unknown): ComposedDocument => {
  const reading = parseComposedDocument(value);
  if (reading.ok) return reading.document;
  throw new TypesetError(400, 'invalid-document', 'The document cannot be typeset.', reading.problems);
};

/** Parses a document that can be handed on: a letter with an unfilled variable is shown, but not printed. */
function finishedDocumentOf(value: unknown): ComposedDocument {
  const document = documentOf(value);
  const missing = unfilledVariablesOf(document);
  if (missing.length === 0) return document;
  const problems = missing.map(({ typed }) => ({ path: 'letter', message: `has no value for ${typed}` }));
  throw new TypesetError(400, 'invalid-document', 'The letter is missing information.', problems);
}

/** Returns a signal that aborts when the caller hangs up before the answer. */
function hangUpSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * Fastify plugin: `POST /typeset/pages` answers with a `TypesetAnswer`, `POST /typeset/pdf` with a file. Errors are `{
 * error, message, problems? }` with 400 (a bad document), 401, 409 (superseded by a newer request of the session), 413,
 * 429 (too many PDFs, with `Retry-After`), 500, and 503 (busy, with `Retry-After`).
 */
export async function typesetter(app: FastifyInstance, options: TypesetterServiceOptions): Promise<void> {
  const { authenticate, countPdf, recordActivity } = options;
  const engine = options.engine ?? createEngine();
  const sessions = createCallersSessions(engine, { openApart: () => engine.openApart() });
  options.onReady?.({ sessions });
  const callers = new WeakMap<FastifyRequest, FileOwner>();
  app.addHook('onClose', () => {
    sessions.close();
    if (options.engine === undefined) engine.stop();
  });

  await app.register(async (routes) => {
    await routes.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: 1024,
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
    });
    routes.addHook('onRequest', async (request) => {
      const caller = await authenticate(request.headers.authorization, request.headers.origin);
      if (!caller) throw new TypesetError(401, 'unauthenticated', 'Please sign in to view pages.');
      callers.set(request, caller);
    });
    routes.setErrorHandler((error, request, reply) => {
      const { status, headers, body } = answerTo(error);
      if (status >= 500) request.log.error(error, 'The request failed');
      return reply.code(status).headers(headers).send(body);
    });

    const callerOf = (request: FastifyRequest): FileOwner => {
      const caller = callers.get(request);
      if (!caller) throw new TypesetError(401, 'unauthenticated', 'Please sign in to view pages.');
      return caller;
    };

    routes.post('/typeset/pages', { bodyLimit }, async (request, reply) => {
      const caller = callerOf(request);
      const { session, have, document } = parsePagesRequest(request.body);
      const composedDocument = documentOf(document);
      reply.header('Cache-Control', 'no-store');
      return sessions.sessionOf(caller, session).typeset(composedDocument, have, hangUpSignal(reply));
    });

    routes.post('/typeset/pdf', { bodyLimit }, async (request, reply) => {
      recordActivity?.('pdf_typeset', callers.get(request));
      const { fileName, document } = parsePdfRequest(request.body);
      const finishedDocument = finishedDocumentOf(document);
      const wait = await countPdf(callerOf(request));
      if (wait > 0) {
        reply.header('Retry-After', wait);
        throw new TypesetError(429, 'too-many', 'That were many PDFs in a short time. Please try again later.');
      }
      const pdf = await engine.pdf(finishedDocument, hangUpSignal(reply));
      return reply
        .header('Content-Type', 'application/pdf')
        .header('Content-Disposition', attachment(fileName))
        .header('Cache-Control', 'no-store')
        .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
    });
  });
}
