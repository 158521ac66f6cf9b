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

test('tries twice more, and numbers each attempt so that the runtime forgets the failed one', async () => {
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

test('counts on from the attempts of earlier loads', async () => {
  const federation = fakeFederation();
  federation.script('events', succeed(doorOf('events')));
  await loadRemote(events, 3, { federation, timing });
  expect(federation.attempts.map(({ attempt }) => attempt)).toEqual([3]);
});

test('a remote that never answers is told from one that is away', async () => {
  const federation = fakeFederation();
  federation.script('events', hang);
  expect(reasonOf(await loadRemote(events, 0, { federation, timing }))).toBe('too-slow');
  expect(federation.attempts).toHaveLength(3);
});

test('all attempts together stay within the budget', async () => {
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
])('%s is no remote, and asking again would not help', async (_what, loaded) => {
  const federation = fakeFederation();
  federation.script('events', succeed(loaded));
  expect(reasonOf(await loadRemote(events, 0, { federation, timing }))).toBe('not-a-remote');
  expect(federation.attempts).toHaveLength(1);
});

test('a record of another contract is not loaded', async () => {
  const federation = fakeFederation();
  federation.script('events', succeed(doorOf('events')));
  expect(reasonOf(await loadRemote({ ...events, contract: 2 }, 0, { federation, timing }))).toBe('contract');
  expect(federation.attempts).toHaveLength(0);
});

test('a door of another contract is refused, whatever the registry says', async () => {
  const federation = fakeFederation();
  federation.script('events', succeed({ door: { contract: 2, routes: () => [] } }));
  expect(reasonOf(await loadRemote(events, 0, { federation, timing }))).toBe('contract');
});

test('the last attempt takes the version that is deployed by then', async () => {
  const federation = fakeFederation();
  federation.script('events', drop(), drop(), succeed(doorOf('events')));
  const currentRecord = (name: string) => Promise.resolve(recordOf(name, { version: 'ffffffffffff' }));
  await loadRemote(events, 0, { federation, timing, currentRecord });
  expect(federation.attempts.map(({ version }) => version)).toEqual([events.version, events.version, 'ffffffffffff']);
});

test('a registry that cannot be read leaves the version at hand', async () => {
  const federation = fakeFederation();
  federation.script('events', drop(), drop(), succeed(doorOf('events')));
  const currentRecord = () => Promise.reject(new Error('offline'));
  expect(reasonOf(await loadRemote(events, 0, { federation, timing, currentRecord }))).toBe('loaded');
});
