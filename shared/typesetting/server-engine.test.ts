import type { ComposedDocument } from '../documents/composed-document.ts';
import { sampleDocument } from './fixtures/sample-document.ts';
import { createServerEngine } from './server-engine.ts';
import type { TypesetAnswer } from './typesetter.ts';

interface Sent {
  readonly url: string;
  readonly token: string | null;
  readonly body: { readonly session: string; readonly have: number | null; readonly document: ComposedDocument };
  readonly answer: (response: Response | Error) => void;
}

const named = (name: string): ComposedDocument => ({ ...sampleDocument, header: { ...sampleDocument.header, name } });
const full = (revision: number): TypesetAnswer => ({ kind: 'full', revision, svg: '<svg/>', pageCount: 1 });
const pagesOf = (revision: number) => Response.json(full(revision));
const refused = (status: number, headers?: Record<string, string>) =>
  Response.json({ error: 'x', message: `status ${status}` }, { status, ...(headers && { headers }) });

/** Creates a service that answers when the test says so; for the first `lostTokens` requests the host has no token. */
function startService(delays: readonly number[] = [0, 0], lostTokens = 0) {
  const sent: Sent[] = [];
  const reasons: string[] = [];
  const engine = createServerEngine({
    endpoint: 'https://tessera.example/typeset',
    delays,
    getToken: ({ reason }) => {
      reasons.push(reason);
      if (reasons.length <= lostTokens) return Promise.reject(new Error('The session store is down.'));
      return Promise.resolve(`token-${reasons.length}`);
    },
    fetch: (url, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        sent.push({
          url: url as string,
          token: new Headers(init?.headers).get('authorization'),
          body: JSON.parse(init?.body as string) as Sent['body'],
          answer: (response) => (response instanceof Error ? reject(response) : resolve(response)),
        });
      }),
  });
  const next = async (count: number): Promise<Sent> => {
    for (let turn = 0; sent.length < count && turn < 200; turn += 1) await new Promise((go) => setTimeout(go, 1));
    return sent[count - 1]!;
  };
  return { engine, sent, reasons, next };
}

it('sends one request at a time, and then only the newest waiting one', async () => {
  const { engine, sent, next } = startService();
  const session = engine.open();
  const drawn = ['a', 'b', 'c'].map((name) => session.typeset(named(name), null));
  const outcomes = Promise.allSettled(drawn);
  (await next(1)).answer(pagesOf(10));
  (await next(2)).answer(pagesOf(11));
  expect(
    (await outcomes).map((each) =>
      each.status === 'fulfilled' ? each.value.revision : (each.reason as { failure: string }).failure,
    ),
  ).toEqual([10, 'superseded', 11]);
  expect(sent.map(({ body }) => body.document.header.name)).toEqual(['a', 'c']);
  expect(new Set(sent.map(({ body }) => body.session)).size).toBe(1);
  expect(sent[0]?.url).toBe('https://tessera.example/typeset/pages');
});

it('lets a waiting request build on the answer to the previous one', async () => {
  const { engine, next } = startService();
  const session = engine.open();
  const drawn = [session.typeset(named('a'), 4), session.typeset(named('b'), 4)];
  (await next(1)).answer(pagesOf(5));
  const second = await next(2);
  expect(second.body.have).toBe(5);
  second.answer(pagesOf(6));
  await Promise.all(drawn);

  const fresh = session.typeset(named('c'), null);
  const third = await next(3);
  expect(third.body.have).toBeNull();
  third.answer(pagesOf(7));
  await fresh;
});

it('tries again when the network fails or the service is busy, with the newest document', async () => {
  const { engine, sent, next } = startService([0, 0]);
  const session = engine.open();
  const first = session.typeset(named('a'), null);
  const second = session.typeset(named('b'), null);
  const outcomes = Promise.allSettled([first, second]);
  (await next(1)).answer(new TypeError('Failed to fetch'));
  (await next(2)).answer(refused(503));
  (await next(3)).answer(pagesOf(1));
  expect(await outcomes).toMatchObject([{ reason: { failure: 'superseded' } }, { value: { revision: 1 } }]);
  expect(sent.map(({ body }) => body.document.header.name)).toEqual(['a', 'b', 'b']);
});

it('tries again when the host has no token at the moment', async () => {
  const { engine, next } = startService([0, 0], 1);
  const drawn = engine.open().typeset(named('a'), null);
  (await next(1)).answer(pagesOf(10));
  expect((await drawn).revision).toBe(10);
});

it('gives up after the last attempt, and accepts new requests', async () => {
  const { engine, next } = startService([0]);
  const session = engine.open();
  const lost = expect(session.typeset(named('a'), null)).rejects.toMatchObject({ failure: 'network' });
  (await next(1)).answer(new TypeError('Failed to fetch'));
  (await next(2)).answer(new TypeError('Failed to fetch'));
  await lost;
  const again = session.typeset(named('a'), null);
  (await next(3)).answer(pagesOf(1));
  await expect(again).resolves.toMatchObject({ kind: 'full' });
});

it('does not sit out a long wait, as after too many PDFs in an hour', async () => {
  const { engine, sent, next } = startService();
  const pdf = engine.pdf(sampleDocument);
  (await next(1)).answer(refused(429, { 'Retry-After': '1800' }));
  await expect(pdf).rejects.toMatchObject({ failure: 'busy' });
  expect(sent).toHaveLength(1);
});

it('asks for a new token once when the token is rejected', async () => {
  const { engine, reasons, next } = startService();
  const session = engine.open();
  const refusedTwice = session.typeset(named('a'), null);
  (await next(1)).answer(refused(401));
  const second = await next(2);
  expect(second.token).toBe('Bearer token-2');
  second.answer(refused(401));
  await expect(refusedTwice).rejects.toMatchObject({ failure: 'unauthenticated' });
  expect(reasons).toEqual(['first-use', 'rejected']);
});

it.each([
  [400, 'invalid-document'],
  [409, 'superseded'],
  [413, 'invalid-document'],
  [500, 'engine'],
])('reports status %i as %s', async (status, failure) => {
  const { engine, next } = startService();
  const drawn = engine.open().typeset(named('a'), null);
  (await next(1)).answer(refused(status));
  await expect(drawn).rejects.toMatchObject({ failure, message: `status ${status}` });
});

it('refuses other responses as pages', async () => {
  const { engine, next } = startService();
  const drawn = engine.open().typeset(named('a'), null);
  (await next(1)).answer(Response.json({ kind: 'changes', svg: '<svg/>' }));
  await expect(drawn).rejects.toMatchObject({ failure: 'engine' });
});

it('fetches a PDF', async () => {
  const { engine, next } = startService();
  const made = engine.pdf(sampleDocument);
  const request = await next(1);
  expect(request.url).toBe('https://tessera.example/typeset/pdf');
  expect(request.body).toMatchObject({ fileName: 'Richard Hendriks – Résumé' });
  request.answer(new Response('%PDF-1.7'));
  expect(new TextDecoder().decode(await made)).toBe('%PDF-1.7');
});

it('shortens a very long file name when it fetches a PDF', async () => {
  const { engine, next } = startService();
  void engine.pdf({ ...sampleDocument, title: `${'Wolfeschlegelsteinhausen '.repeat(30)}– Résumé` });
  const { fileName } = (await next(1)).body as unknown as { fileName: string };
  expect(fileName).toMatch(/^Wolfeschlegelsteinhausen/);
  expect(fileName.length).toBeLessThanOrEqual(200);
});

it('ends with its session', async () => {
  const { engine, next } = startService();
  const session = engine.open();
  const drawn = session.typeset(named('a'), null);
  await next(1);
  session.close();
  await expect(drawn).rejects.toMatchObject({ failure: 'superseded' });
  await expect(session.typeset(named('b'), null)).rejects.toMatchObject({ failure: 'engine' });
});
