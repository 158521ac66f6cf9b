import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { composeResume } from '../../../shared/documents/compose-resume.ts';
import { pagesHeader } from '../../../shared/contracts/pages-header.ts';
import { dayOf } from '../../../shared/documents/jobs/plain-day.ts';
import { composeLetter } from '../../../shared/documents/letter/compose-letter.ts';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import { resumeFromBlocks } from '../../../shared/documents/resume-from-blocks.ts';
import { wasTooSlow } from '../../../shared/typesetting/engine/supervised-worker.ts';
import { templates } from '../../../shared/typesetting/templates.ts';
import { type Typesetter, TypesettingError } from '../../../shared/typesetting/typesetter.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../domain/accounts/authentication/authenticator.ts';
import { prepareQueries } from '../../domain/queries.ts';
import { readLetterToCompose } from '../../domain/composition/letter-to-compose.ts';
import { readMaterial, readResumeToCompose } from '../../domain/composition/resume-to-compose.ts';
import { languageOf } from '../site/prepare-pages.ts';
import { createThumbnailMaker } from '../../domain/thumbnails/thumbnail-maker.ts';

export interface ThumbnailServiceOptions {
  readonly database: Database;
  readonly engine: Pick<Typesetter, 'open'>;
  /**
   * Identifies the caller by the `Authorization` header, or returns null if it proves nothing. `origin` is the page's
   * origin.
   */
  readonly authenticate: (
    authorization: string | undefined,
    origin?: string,
  ) => Promise<Pick<Caller, 'issuer' | 'subject'> | null>;
}

/** The reasons why there is no picture, as the body `{ "error": code }`. */
export type ThumbnailError = 'unauthenticated' | 'not_found' | 'busy' | 'too_slow' | 'unavailable';

const statusOf: Readonly<Record<ThumbnailError, number>> = {
  unauthenticated: 401,
  not_found: 404,
  busy: 503,
  too_slow: 503,
  unavailable: 500,
};

/**
 * Seconds until a refused request may succeed. What took too long was drawn while others were, so it waits until they
 * are done; a document that cannot be drawn at all is `unavailable`.
 */
const retryAfter: Readonly<Partial<Record<ThumbnailError, number>>> = { busy: 1, too_slow: 5 };

const refuse = (reply: FastifyReply, error: ThumbnailError): FastifyReply =>
  reply
    .code(statusOf[error])
    .headers({ 'cache-control': 'no-store', ...(retryAfter[error] && { 'retry-after': retryAfter[error] }) })
    .send({ error });

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Fastify plugin: `GET /thumbnails/resumes/{id}` is a picture of the first page of the caller's résumé, `GET
 * /thumbnails/letters/{id}` of their letter, and `GET /thumbnails/templates/{name}` of what a template makes of all
 * their blocks. All are WebP, the header `Tessera-Pages` states how
 * many pages the document has, and a browser that still has the picture gets 304.
 */
export function thumbnails(app: FastifyInstance, options: ThumbnailServiceOptions, done: () => void): void {
  const { database, engine, authenticate } = options;
  const queries = prepareQueries(database);
  const maker = createThumbnailMaker({ engine });
  type Asker = Pick<Caller, 'issuer' | 'subject'>;

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    compose: (asker: Asker) => Promise<ComposedDocument | undefined>,
  ): Promise<FastifyReply> {
    const asker = await authenticate(request.headers.authorization, request.headers.origin);
    if (!asker) return refuse(reply, 'unauthenticated');
    const document = await compose(asker);
    if (!document) return refuse(reply, 'not_found');
    try {
      const { key, drawing } = await maker.create(document);
      // The number states the form of the answer, so that a browser gets one in a new form although the document is the same.
      const tag = `"2.${key}"`;
      const isKnown = request.headers['if-none-match'] === tag;
      if (isKnown) drawing.catch(() => undefined);
      // No header of the picture may be set before it is there: a refusal has other ones.
      const drawn = isKnown ? undefined : await drawing;
      // The browser revalidates each time, because a block may have changed. The tag covers everything that the answer
      // depends on.
      reply
        .header('cache-control', 'private, no-cache')
        .header('vary', 'Authorization, Accept-Language')
        .header('etag', tag);
      if (!drawn) return await reply.code(304).send();
      return await reply.header(pagesHeader, drawn.pages).type('image/webp').send(Buffer.from(drawn.picture));
    } catch (error) {
      if (error instanceof TypesettingError && error.failure === 'busy') return refuse(reply, 'busy');
      request.log.error(error, 'The request failed');
      if (wasTooSlow(error)) return refuse(reply, 'too_slow');
      return refuse(reply, 'unavailable');
    }
  }

  app.get<{ Params: { id: string } }>('/thumbnails/resumes/:id', (request, reply) =>
    answer(request, reply, async (asker) => {
      const { id } = request.params;
      const resume = uuid.test(id) ? await readResumeToCompose(queries, asker, id.toLowerCase()) : undefined;
      return resume && composeResume({ ...resume, language: languageOf(request) });
    }),
  );

  app.get<{ Params: { id: string } }>('/thumbnails/letters/:id', (request, reply) =>
    answer(request, reply, async (asker) => {
      const { id } = request.params;
      const letter = uuid.test(id) ? await readLetterToCompose(queries, asker, id.toLowerCase()) : undefined;
      return letter && composeLetter({ ...letter, language: languageOf(request), today: dayOf(new Date()) });
    }),
  );

  app.get<{ Params: { name: string } }>('/thumbnails/templates/:name', (request, reply) =>
    answer(request, reply, async (asker) => {
      const template = templates.find(({ name }) => name === request.params.name)?.name;
      const material = template === undefined ? undefined : await readMaterial(queries, asker);
      if (!material) return undefined;
      const language = languageOf(request);
      const document = resumeFromBlocks({ language, blocks: material.events, template });
      return composeResume({ ...material, document, title: '', language });
    }),
  );
  done();
}
