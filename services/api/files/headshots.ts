import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { number, object, ValidationError } from 'yup';
import type { Database } from '../../platform/database/database.ts';
import type { RecordActivity } from '../../domain/activities/activities.ts';
import { createCounter } from '../../platform/rate-limit/counter.ts';
import { clientError } from '../../platform/rate-limit/client-error.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { AccountKey } from '../../domain/account-key.ts';
import { changeHeadshot } from '../../domain/headshots/change-headshot.ts';
import { type Crop, decodeHeadshot, type HeadshotProblem } from '../../domain/headshots/decode-headshot.ts';

export interface HeadshotServiceOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  /**
   * Identifies the caller by the `Authorization` header, or returns null if it proves nothing. `origin` is the page's
   * origin.
   */
  readonly authenticate: (authorization: string | undefined, origin?: string) => Promise<AccountKey | null>;
  readonly recordActivity?: RecordActivity;
}

/** The reasons why a picture was refused, as the body `{ "error": code }`. */
export type HeadshotError =
  | HeadshotProblem
  | 'unauthenticated'
  | 'no_account'
  | 'too_large'
  | 'too_many'
  | 'invalid_crop'
  | 'invalid_request'
  | 'unavailable';

/** The size limit in bytes (decisions.md "Profile": at most 5 MB). */
const bodyLimit = 5 * 1024 * 1024;
/** The limit of pictures per person and hour. Decoding is the most work that a request can cause. */
const uploads = { points: 40, duration: 3600 };

const statusOf: Readonly<Partial<Record<HeadshotError, number>>> = {
  unauthenticated: 401,
  no_account: 404,
  invalid_request: 400,
  too_large: 413,
  not_a_picture: 415,
  too_many: 429,
  unavailable: 503,
};

const refuse = (reply: FastifyReply, error: HeadshotError): FastifyReply =>
  reply.code(statusOf[error] ?? 422).send({ error });

const share = () => number().required().min(0).max(1);
const cropShape = object({ left: share(), top: share(), side: share().moreThan(0) });

/** Reads `?left=&top=&side=`. Without any of them, the center is used. */
function cropOf({ left, top, side }: Readonly<Partial<Record<keyof Crop, unknown>>>): Crop | undefined | 'invalid' {
  if (left === undefined && top === undefined && side === undefined) return undefined;
  try {
    // Only these fields are passed on, because yup cannot read an object with a key such as `__proto__`.
    return cropShape.validateSync({ left, top, side });
  } catch (error) {
    if (error instanceof ValidationError) return 'invalid';
    throw error;
  }
}

const nameShape = /^[\w-]{22}\.jpg$/;

/**
 * Fastify plugin: `POST /headshot` takes a picture as its body and answers `{ headshotURL }`, `DELETE /headshot`
 * removes it, and `GET /headshots/…` serves one to everyone who knows its address. An address is never reused, so it
 * may be cached forever.
 */
export async function headshots(app: FastifyInstance, options: HeadshotServiceOptions): Promise<void> {
  const { database, store, authenticate, recordActivity } = options;
  const count = createCounter(database, 'headshots', uploads);
  const owners = new WeakMap<FastifyRequest, AccountKey>();

  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) => parsed(null, body));
    scope.setErrorHandler((error, request, reply) => {
      const status = clientError(error);
      if (status !== undefined) return refuse(reply, status === 413 ? 'too_large' : 'invalid_request');
      request.log.error(error, 'The request failed');
      return refuse(reply, 'unavailable');
    });
    // This runs before the body is read, so that no caller sends five megabytes in vain.
    scope.addHook('onRequest', async (request, reply) => {
      const owner = await authenticate(request.headers.authorization, request.headers.origin);
      if (!owner) return refuse(reply, 'unauthenticated');
      owners.set(request, owner);
      return undefined;
    });
    const ownerOf = (request: FastifyRequest): AccountKey => {
      const owner = owners.get(request);
      if (!owner) throw new Error('A request without an owner was let through.');
      return owner;
    };

    scope.post('/headshot', { bodyLimit }, async (request, reply) => {
      const owner = ownerOf(request);
      recordActivity?.('headshot_uploaded', owner);
      const wait = await count(owner.issuer, owner.subject);
      if (wait > 0) return refuse(reply.header('retry-after', wait), 'too_many');
      const crop = cropOf(request.query as object);
      if (crop === 'invalid') return refuse(reply, 'invalid_crop');
      if (!Buffer.isBuffer(request.body)) return refuse(reply, 'not_a_picture');
      const reading = await decodeHeadshot(request.body, crop);
      if (!reading.ok) return refuse(reply, reading.error);
      const name = `${randomBytes(16).toString('base64url')}.jpg`;
      await store.put(`headshots/${name}`, { bytes: reading.jpeg, contentType: 'image/jpeg' });
      const headshotURL = `/headshots/${name}`;
      const isChanged = await changeHeadshot({ database, store, log: request.log }, owner, headshotURL);
      return isChanged ? { headshotURL } : refuse(reply, 'no_account');
    });

    scope.delete('/headshot', async (request, reply) => {
      const isChanged = await changeHeadshot({ database, store, log: request.log }, ownerOf(request), null);
      return isChanged ? { headshotURL: null } : refuse(reply, 'no_account');
    });
    done();
  });

  app.get<{ Params: { name: string } }>('/headshots/:name', async ({ params }, reply) => {
    const picture = nameShape.test(params.name) ? await store.get(`headshots/${params.name}`) : undefined;
    reply.header('x-content-type-options', 'nosniff').header('content-security-policy', "default-src 'none'; sandbox");
    if (!picture) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    // A name has one picture for ever, but a deleted picture must not stay in caches that other people share.
    reply.header('cache-control', 'private, max-age=86400, immutable');
    return reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-robots-tag', 'noindex')
      .type(picture.contentType)
      .send(Buffer.from(picture.bytes));
  });
}
