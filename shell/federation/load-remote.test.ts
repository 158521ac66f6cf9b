import { doorOf, drop, fakeFederation, hang, recordOf, succeed } from '../testing/fake-federation.ts';
import { loadRemote, type LoadResult } from './load-remote.ts';

const timing = { attempts: 3, attemptTimeout: 40, budget: 400, backOff: 5 };
const events = recordOf('events');

const reasonOf = (result: LoadResult): string => (result.ok ? 'loaded' : result.failure.reason);

test('loads at the first attempt', async () => {
  const federation = fakeFederation();
  federation.script('events', succeed(doorOf('events')));
  const result = await loadRemote(events, 0, { federation, timing });
  expect(result).toMatchObject({ ok: true, door: { name: 'events' } });
  expect(federation.attempts.map(({ attempt }) => attempt)).toEqual([0]);
});

test('retries twice, and numbers each attempt so that the runtime discards the failed one', async () => {
  const federation = fakeFederation();
  federation.script('events', drop(), drop('Loading chunk 12 failed.'), succeed(doorOf('events')));
  expect(reasonOf(await loadRemote(events, 0, { federation, timing }))).toBe('loaded');
  expect(federation.attempts.map(({ attempt }) => attempt)).toEqual([0, 1, 2]);
});

test('gives up after the third attempt with an id and the last cause', async () => {
  const federation = fakeFederation();
  federation.script('events', drop('first'), drop('second'), drop('third'));
  const result = await loadRemote(events, 0, { federation, timing });
  expect(result).toMatchObject({
    ok: false,
    failure: { remote: 'events', version: events.version, reason: 'unreachable', cause: { message: 'third' } },
  });
  expect(!result.ok && result.failure.id).toMatch(/^[0-9a-f]{8}$/);
});

test('continues the numbering of earlier loads', async () => {
  const federation = fakeFederation();
  federation.script('events', succeed(doorOf('events')));
  await loadRemote(events, 3, { federation, timing });
  expect(federation.attempts.map(({ attempt }) => attempt)).toEqual([3]);
});

test('distinguishes a remote that never answers from one that is unreachable', async () => {
  const federation = fakeFederation();
  federation.script('events', hang);
  expect(reasonOf(await loadRemote(events, 0, { federation, timing }))).toBe('too-slow');
  expect(federation.attempts).toHaveLength(3);
});

test('keeps all attempts together within the budget', async () => {
  const federation = fakeFederation();
  federation.script('events', hang);
  const started = performance.now();
  const result = await loadRemote(events, 0, { federation, timing: { ...timing, attemptTimeout: 60, budget: 90 } });
  expect(reasonOf(result)).toBe('too-slow');
  expect(federation.attempts.length).toBeLessThan(3);
  expect(performance.now() - started).toBeLessThan(200);
});

test.each([
  ['a page in the place of a script', {}],
  ['an export without routes', { door: { contract: 1 } }],
  ['nothing at all', null],
])('reports %s as not a remote, without a retry', async (_what, loaded) => {
  const federation = fakeFederation();
  federation.script('events', succeed(loaded));
  expect(reasonOf(await loadRemote(events, 0, { federation, timing }))).toBe('not-a-remote');
  expect(federation.attempts).toHaveLength(1);
});

test('does not load a record of another contract', async () => {
  const federation = fakeFederation();
  federation.script('events', succeed(doorOf('events')));
  expect(reasonOf(await loadRemote({ ...events, contract: 2 }, 0, { federation, timing }))).toBe('contract');
  expect(federation.attempts).toHaveLength(0);
});

test('refuses an entry point of another contract, whatever the registry says', async () => {
  const federation = fakeFederation();
  federation.script('events', succeed({ door: { contract: 2, routes: () => [] } }));
  expect(reasonOf(await loadRemote(events, 0, { federation, timing }))).toBe('contract');
});

test('loads the currently deployed version at the last attempt', async () => {
  const federation = fakeFederation();
  federation.script('events', drop(), drop(), succeed(doorOf('events')));
  const currentRecord = (name: string) => Promise.resolve(recordOf(name, { version: 'ffffffffffff' }));
  await loadRemote(events, 0, { federation, timing, currentRecord });
  expect(federation.attempts.map(({ version }) => version)).toEqual([events.version, events.version, 'ffffffffffff']);
});

test('keeps the version at hand when the registry cannot be read', async () => {
  const federation = fakeFederation();
  federation.script('events', drop(), drop(), succeed(doorOf('events')));
  const currentRecord = () => Promise.reject(new Error('offline'));
  expect(reasonOf(await loadRemote(events, 0, { federation, timing, currentRecord }))).toBe('loaded');
});
