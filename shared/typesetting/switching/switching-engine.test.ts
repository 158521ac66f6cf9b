import { jest } from '@jest/globals';
import type { ThreadedEngine } from '../engine/threaded-engine.ts';
import { sampleDocument } from '../fixtures/sample-document.ts';
import type { TypesetAnswer, TypesettingError } from '../typesetter.ts';
import { createSwitchingEngine, type SwitchingEngine } from './switching-engine.ts';

const named = (name: string) => ({ ...sampleDocument, header: { ...sampleDocument.header, name } });
const full = (revision: number, svg: string): TypesetAnswer => ({ kind: 'full', revision, svg, pageCount: 1 });

const engines: SwitchingEngine[] = [];
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  engines.splice(0).forEach((engine) => engine.close());
  jest.useRealTimers();
});

/**
 * Creates an engine whose server is `way` milliseconds away, or unreachable (`null`), and a device that draws on
 * request.
 */
function start({ wasLost = false, hasDevice = true } = {}) {
  const world = { way: 20 as number | null, loads: 0, losses: 0, asked: [] as string[] };
  let revision = 0;
  const open: ThreadedEngine['open'] = () => ({
    typeset(document, have) {
      world.asked.push(`device ${document.header.name} ${have === null ? 'whole' : 'changes'}`);
      return Promise.resolve(full(++revision, 'device'));
    },
    close: () => undefined,
  });
  const device: ThreadedEngine = {
    open,
    openApart: open,
    pdf: () => Promise.resolve(new Uint8Array([2])),
    warm: () => Promise.resolve(),
    stop: () => undefined,
  };
  const travel = () =>
    new Promise<void>((resolve, reject) => {
      const { way } = world;
      setTimeout(() => (way === null ? reject(new TypeError('no network')) : resolve()), way ?? 1);
    });
  const engine = createSwitchingEngine({
    endpoint: 'https://tessera.example/typeset',
    getToken: () => Promise.resolve('token'),
    delays: [400, 1_000],
    fetch: async (url, init) => {
      await travel();
      init?.signal?.throwIfAborted();
      if ((url as string).endsWith('/pdf')) return new Response(new Uint8Array([1]));
      const { document } = JSON.parse(init?.body as string) as { document: ReturnType<typeof named> };
      world.asked.push(`server ${document.header.name}`);
      return Response.json(full(++revision, 'server'));
    },
    load: () => {
      world.loads += 1;
      return hasDevice ? Promise.resolve(device) : Promise.reject(new Error('not built'));
    },
    probe: async () => {
      const begin = performance.now();
      await travel();
      return performance.now() - begin;
    },
    memory: { wasLost: () => wasLost, rememberLoss: () => (world.losses += 1) },
    whenIdle: (work) => work(),
  });
  engines.push(engine);
  const redraws: Promise<TypesetAnswer>[] = [];
  let newest = named('');
  let have: number | null = null;
  const session = engine.open();
  session.whenMoved?.(() => redraws.push(session.typeset(newest, null)));
  const type = async (name: string): Promise<TypesetAnswer> => {
    newest = named(name);
    const asked = session.typeset(newest, have);
    asked.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(300);
    const answer = await asked;
    have = answer.revision;
    return answer;
  };
  const typeMany = async (count: number) => {
    for (let key = 0; key < count; key += 1) await type(`n${key}`);
  };
  return { engine, world, type, typeMany, redraws };
}

it('loads nothing when the server is fast', async () => {
  const { world, typeMany, engine } = start();
  await typeMany(40);
  await jest.advanceTimersByTimeAsync(60_000);
  const pdf = engine.pdf(sampleDocument);
  await jest.advanceTimersByTimeAsync(100);
  expect([...(await pdf)]).toEqual([1]);
  expect(world.loads).toBe(0);
});

it('lets the device draw when the server is slow, starting at a pause with a whole drawing', async () => {
  const { world, type, typeMany, redraws } = start();
  world.way = 200;
  await typeMany(12);
  expect(world.loads).toBe(1);
  expect(world.asked.filter((each) => each.startsWith('device'))).toEqual(['device n7 whole']);
  expect(redraws).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(redraws).toHaveLength(1);
  expect((await redraws[0])?.svg).toBe('device');
  world.asked.length = 0;
  await type('a');
  await type('b');
  expect(world.asked).toEqual(['device a changes', 'device b changes']);
});

it('retries a failed load once a minute, not with every keystroke', async () => {
  const { world, typeMany } = start({ hasDevice: false });
  world.way = 200;
  await typeMany(60);
  expect(world.loads).toBe(1);
  await jest.advanceTimersByTimeAsync(60_000);
  await typeMany(10);
  expect(world.loads).toBe(2);
});

it('returns to a fast server at a pause, and only while the person types', async () => {
  const { world, type, typeMany, redraws } = start();
  world.way = 200;
  await typeMany(12);
  await jest.advanceTimersByTimeAsync(1_000);
  world.way = 20;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(redraws).toHaveLength(1);
  for (let look = 0; look < 4; look += 1) {
    await type(`look ${look}`);
    await jest.advanceTimersByTimeAsync(10_000);
  }
  expect(redraws).toHaveLength(2);
  world.asked.length = 0;
  await type('near');
  expect(world.asked).toEqual(['server near']);
});

it('draws waiting pages at once when the network is lost, remembers it, and makes the PDF', async () => {
  const { engine, world, type } = start();
  await type('before');
  world.way = null;
  expect((await type('after')).svg).toBe('device');
  expect(world.losses).toBe(1);
  const pdf = engine.pdf(sampleDocument);
  await jest.advanceTimersByTimeAsync(300);
  expect([...(await pdf)]).toEqual([2]);
  world.way = 20;
  const again = engine.pdf(sampleDocument);
  await jest.advanceTimersByTimeAsync(300);
  expect([...(await again)]).toEqual([1]);
});

it('reports a lost network when the device has no engine', async () => {
  const { engine, world } = start({ hasDevice: false });
  world.way = null;
  const outcomes = Promise.allSettled([engine.open().typeset(sampleDocument, null), engine.pdf(sampleDocument)]);
  await jest.advanceTimersByTimeAsync(5_000);
  for (const outcome of await outcomes) {
    expect(outcome.status === 'rejected' && (outcome.reason as TypesettingError).failure).toBe('network');
  }
});

it('loads the engine for a person who has lost the network before', async () => {
  const { world, type } = start({ wasLost: true });
  await type('a');
  expect(world.loads).toBe(0);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(world.loads).toBe(1);
  expect(world.asked).toEqual(['server a', 'device a whole']);
});
