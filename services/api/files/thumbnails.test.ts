import { fastify, type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { newLetter } from '../../../shared/documents/letter/new-letter.ts';
import { newResume } from '../../../shared/documents/new-resume.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { WorkerExited } from '../../../shared/typesetting/engine/supervised-worker.ts';
import { TypesettingError } from '../../../shared/typesetting/typesetter.ts';
import { createEngine, type Engine } from '../../domain/typesetting/engine/create-engine.ts';
import { thumbnailWidth } from '../../domain/thumbnails/draw-thumbnail.ts';
import { thumbnails } from './thumbnails.ts';

let gateway: TestGateway;
let app: FastifyInstance;
let engine: Engine;
let drawings = 0;

beforeAll(async () => {
  gateway = await startTestGateway();
  engine = createEngine();
  app = fastify();
  const countingEngine = {
    open: () => {
      drawings += 1;
      return engine.open();
    },
  };
  await app.register(thumbnails, {
    database: gateway.database.db,
    engine: countingEngine,
    authenticate: gateway.authenticate,
  });
});
afterAll(async () => {
  await app.close();
  engine.stop();
  await gateway.stop();
});

const get = (
  path: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    url: `/thumbnails/${path}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en-US', ...headers },
  });

async function ask<Data>(query: string, variables: Record<string, unknown>, token: string): Promise<Data> {
  const { data, errors } = await gateway.ask<Data>(query, variables, token);
  if (errors) throw new Error(errors[0]?.message);
  return data;
}

/** Creates a person with a block and a résumé that uses it. */
async function createPerson(name: string) {
  const token = await gateway.signUp(name);
  const { event } = await ask<{ event: { createWorkEvent: { id: string } } }>(
    'mutation { event { createWorkEvent(input: { company: "Northside", position: "Baker", link: "northside.example.com/a-long-address" }) { id } } }',
    {},
    token,
  );
  const job = event.createWorkEvent.id;
  const document = newResume({ language: 'en-US', eventIds: { work: [job], education: [], skills: [] } });
  const { resume } = await ask<{ resume: { createResume: { id: string } } }>(
    'mutation ($input: ResumeInput!) { resume { createResume(input: $input) { id } } }',
    { input: { title: 'T', document } },
    token,
  );
  return { token, job, id: resume.createResume.id };
}

/** Returns the share of pixels that are not white. */
async function inkOf(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).greyscale().stats();
  return 1 - (channels[0]?.mean ?? 255) / 255;
}

test('draws the first page in its aspect ratio with its words, and answers 304 to a browser that has it', async () => {
  const { token, id, job } = await createPerson('draws');
  const first = await get(`resumes/${id}`, token);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(first.headers['tessera-pages']).toBe('1');
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({
    width: thumbnailWidth,
    height: Math.round((thumbnailWidth * 11) / 8.5),
  });
  expect(await inkOf(first.rawPayload)).toBeGreaterThan(0.001);
  // Links are covered by a rectangle that only a browser's style makes transparent.
  const { data } = await sharp(first.rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true });
  const black = data.filter((tone) => tone < 24).length / data.length;
  expect(black).toBeLessThan(0.002);
  expect(first.rawPayload.length).toBeLessThan(40_000);

  const before = drawings;
  const etag = String(first.headers.etag);
  const second = await get(`resumes/${id}`, token, { 'if-none-match': etag });
  expect([second.statusCode, second.rawPayload.length, drawings]).toEqual([304, 0, before]);

  // A change of a block reaches the thumbnail.
  await ask(
    `mutation ($id: ID!) { event { updateWorkEvent(id: $id, version: 1, input: { company: "Southside", position: "Baker" }) {
      ... on WorkEvent { id } } } }`,
    { id: job },
    token,
  );
  const third = await get(`resumes/${id}`, token, { 'if-none-match': etag });
  expect(third.statusCode).toBe(200);
  expect(third.headers.etag).not.toBe(etag);
});

test('shows what a template makes of the person’s own blocks', async () => {
  const { token } = await createPerson('templates');
  const filled = await get('templates/classic', token);
  expect(filled.statusCode).toBe(200);
  const empty = await get('templates/classic', await gateway.signUp('empty'));
  expect(await inkOf(filled.rawPayload)).toBeGreaterThan(await inkOf(empty.rawPayload));
});

test('shows letters to their owner only', async () => {
  const { token } = await createPerson('letters');
  const document = newLetter({ language: 'en', parts: [{ kind: 'written', id: 'a', text: 'I bake. '.repeat(200) }] });
  const { letter } = await ask<{ letter: { createLetter: { id: string } } }>(
    'mutation ($document: LetterDocument!) { letter { createLetter(input: { title: "T", document: $document }) { id } } }',
    { document },
    token,
  );
  const path = `letters/${letter.createLetter.id}`;
  const shown = await get(path, token);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await get(path, await gateway.signUp('letters-stranger'))).statusCode).toBe(404);
});

test('shows nothing to anonymous callers, and answers others as if the document did not exist', async () => {
  const { id } = await createPerson('owner');
  const stranger = await gateway.signUp('stranger');
  expect((await get(`resumes/${id}`, 'no.token.at.all')).statusCode).toBe(401);
  const missing = await get('resumes/01890000-0000-7000-8000-000000000000', stranger);
  expect([missing.statusCode, missing.json()]).toEqual([404, { error: 'not_found' }]);
  for (const path of [`resumes/${id}`, 'resumes/x', 'templates/none', 'templates/..%2Fclassic']) {
    expect((await get(path, stranger)).json()).toEqual({ error: 'not_found' });
  }
});

test('tells what took too long, which may be tried again, from what cannot be drawn', async () => {
  const { token, id } = await createPerson('slow');
  const failures: Error[] = [
    new TypesettingError('engine', 'The job was ended.', { cause: new WorkerExited('It was too slow.', true) }),
    new TypesettingError('busy', 'Too many documents are waiting to be drawn.'),
    new TypesettingError('engine', 'The document is broken.'),
  ];
  const struggling = fastify();
  await struggling.register(thumbnails, {
    database: gateway.database.db,
    engine: {
      open: () => ({ typeset: () => Promise.reject(failures.shift() ?? new Error()), close: () => undefined }),
    },
    authenticate: gateway.authenticate,
  });
  const ask = async () => {
    const { statusCode, headers, body } = await struggling.inject({
      url: `/thumbnails/resumes/${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return [statusCode, headers['retry-after'], body];
  };
  expect(await ask()).toEqual([503, '5', '{"error":"too_slow"}']);
  expect(await ask()).toEqual([503, '1', '{"error":"busy"}']);
  expect(await ask()).toEqual([500, undefined, '{"error":"unavailable"}']);
  await struggling.close();
});
