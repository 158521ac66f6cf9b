import { waitFor } from '@testing-library/react';
import { doorOf, drop, fakeFederation, recordOf, succeed } from '../testing/fake-federation.ts';
import { RemoteStore } from './remote-store.ts';

const timing = { attempts: 2, attemptTimeout: 100, budget: 400, backOff: 1 };
const profile = recordOf('profile');

function open() {
  const federation = fakeFederation();
  const store = new RemoteStore({ federation, timing });
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.state('profile').status));
  return { federation, store, seen, settled: (status: string) => waitFor(() => expect(seen.at(-1)).toBe(status)) };
}

test('loads once, however often it is requested', async () => {
  const { federation, store, seen, settled } = open();
  federation.script('profile', succeed(doorOf('profile')));
  store.load(profile);
  store.load(profile);
  store.preload(profile);
  await settled('ready');
  store.load(profile);
  expect(seen).toEqual(['loading', 'ready']);
  expect(federation.attempts).toHaveLength(1);
});

test('keeps a failure until a retry, and then recovers', async () => {
  const { federation, store, settled } = open();
  federation.script('profile', drop());
  store.load(profile);
  await settled('failed');
  store.load(profile);
  expect(store.state('profile').status).toBe('failed');

  federation.script('profile', succeed(doorOf('profile')));
  store.retry(profile);
  await settled('ready');
  expect(federation.attempts.map(({ attempt }) => attempt)).toEqual([0, 1, 2]);
});

test('ignores the failure of a preload', async () => {
  const { federation, store, settled } = open();
  federation.script('profile', drop());
  store.preload(profile);
  await settled('idle');

  federation.script('profile', succeed(doorOf('profile')));
  store.load(profile);
  await settled('ready');
});

test('reports the failure of a preload to a user who navigates there in the meantime', async () => {
  const { federation, store, settled } = open();
  federation.script('profile', drop());
  store.preload(profile);
  store.load(profile);
  await settled('failed');
});

test('reloads a running remote that lost a file as a new generation', async () => {
  const { federation, store, settled } = open();
  federation.script('profile', succeed(doorOf('profile')));
  store.load(profile);
  await settled('ready');
  const before = store.state('profile');

  store.fail(profile, { id: 'abc', cause: new Error('Loading chunk 7 failed.') });
  expect(store.state('profile')).toMatchObject({ status: 'failed', failure: { id: 'abc', reason: 'unreachable' } });
  store.retry(profile);
  await settled('ready');
  expect(store.state('profile')).not.toMatchObject({ generation: (before as { generation: number }).generation });
});
