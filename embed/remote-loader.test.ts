import { describe, expect, jest, test } from '@jest/globals';
import type { LoadTiming, RegistryRecord, RemoteModule } from '@shared/contracts';
import type { FederationPort } from './federation.ts';
import type { FetchRegistry } from './registry-source.ts';
import { createRemoteLoader, type RemoteLoader } from './remote-loader.ts';

const address = 'https://remotes.example/registry.json';
const quick: LoadTiming = { attempts: 3, attemptTimeout: 60, budget: 400, backOff: 2 };

const record = (change: Partial<RegistryRecord> = {}): RegistryRecord => ({
  name: 'events',
  contract: 1,
  routes: [],
  navigation: [],
  version: 'a1',
  scope: 'tessera_events',
  entry: 'https://remotes.example/r/events/a1/remoteEntry.js',
  integrity: 'sha384-AAAA',
  preload: { routes: [], mount: [] },
  ...change,
});

const remote: RemoteModule = { contract: 1, name: 'events', version: 'a1', mount: jest.fn<RemoteModule['mount']>() };

const registryWith = (...records: readonly unknown[]) =>
  jest.fn<FetchRegistry>(() => Promise.resolve(Response.json({ remotes: records })));

/** Creates a federation runtime that returns one result per attempt, and the last one forever. */
function federationOf(...outcomes: readonly (() => Promise<unknown>)[]) {
  let calls = 0;
  const loadMountDoor = jest.fn<FederationPort['loadMountDoor']>(() => {
    calls += 1;
    const outcome = outcomes[Math.min(calls, outcomes.length) - 1];
    return outcome?.() ?? Promise.reject(new Error('no outcome'));
  });
  return { begin: jest.fn<FederationPort['begin']>(), loadMountDoor };
}

const succeeds =
  (door: unknown = { remote }) =>
  () =>
    Promise.resolve(door);
const fails = () => Promise.reject(new Error('Loading chunk mount failed'));
const hangs = () => new Promise<never>(() => undefined);

const loaderOf = (federation: FederationPort, fetchRegistry: FetchRegistry = registryWith(record())): RemoteLoader =>
  createRemoteLoader({ federation, fetchRegistry, timing: quick });

describe('loading', () => {
  test('returns the remote behind the mount entry point', async () => {
    const federation = federationOf(succeeds());
    await expect(loaderOf(federation).load('events', address)).resolves.toBe(remote);
    expect(federation.loadMountDoor).toHaveBeenCalledWith(record(), 0, address);
  });

  test('loads once, however many callers ask at once or later', async () => {
    const federation = federationOf(succeeds());
    const loader = loaderOf(federation);
    await Promise.all([loader.load('events', address), loader.load('events', address)]);
    await loader.load('events', address);
    expect(federation.loadMountDoor).toHaveBeenCalledTimes(1);
  });

  test('keeps the running version when another registry offers a second one under its name', async () => {
    const federation = federationOf(succeeds());
    const fetchRegistry: FetchRegistry = (from) =>
      Promise.resolve(Response.json({ remotes: [record({ version: from === address ? 'a1' : 'b2' })] }));
    const loader = loaderOf(federation, fetchRegistry);
    await loader.load('events', address);
    await expect(loader.load('events', 'https://other.example/registry.json')).resolves.toBe(remote);
    expect(federation.loadMountDoor).toHaveBeenCalledTimes(1);
  });
});

describe('lasting failures', () => {
  test('names an unknown remote, with what is wrong in the registry, and does not try again', async () => {
    const fetchRegistry = registryWith({ name: 'events' });
    const federation = federationOf(succeeds());
    await expect(loaderOf(federation, fetchRegistry).load('events', address)).rejects.toMatchObject({
      code: 'UNKNOWN_REMOTE',
      remote: 'events',
      phase: 'load',
      message: expect.stringContaining('record 0 has no version'),
    });
    expect(fetchRegistry).toHaveBeenCalledTimes(1);
    expect(federation.loadMountDoor).not.toHaveBeenCalled();
  });

  test('refuses another contract in the registry before any code is fetched', async () => {
    const federation = federationOf(succeeds());
    const loading = loaderOf(federation, registryWith(record({ contract: 2 }))).load('events', address);
    await expect(loading).rejects.toMatchObject({ code: 'CONTRACT_MISMATCH', version: 'a1' });
    expect(federation.loadMountDoor).not.toHaveBeenCalled();
  });

  test('refuses another contract in the module, although the registry promised ours', async () => {
    const federation = federationOf(succeeds({ remote: { ...remote, contract: 2 } }));
    await expect(loaderOf(federation).load('events', address)).rejects.toMatchObject({ code: 'CONTRACT_MISMATCH' });
    expect(federation.loadMountDoor).toHaveBeenCalledTimes(1);
  });

  test.each(['none', 'md5-AAAA', 'sha384-', 'sha384-AA AA'])(
    'refuses integrity %p, which a browser would skip',
    async (integrity) => {
      const federation = federationOf(succeeds());
      const loading = loaderOf(federation, registryWith(record({ integrity }))).load('events', address);
      await expect(loading).rejects.toMatchObject({ code: 'BAD_INTEGRITY' });
      expect(federation.loadMountDoor).not.toHaveBeenCalled();
    },
  );
});

describe('temporary failures', () => {
  test('lead to a second attempt with its number, so that the first one is discarded', async () => {
    const federation = federationOf(fails, succeeds());
    await expect(loaderOf(federation).load('events', address)).resolves.toBe(remote);
    expect(federation.loadMountDoor.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
  });

  test('read the registry again for the next attempt, because the failed version may be gone', async () => {
    const fetchRegistry = jest
      .fn<FetchRegistry>()
      .mockResolvedValueOnce(Response.json({ remotes: [record()] }))
      .mockResolvedValueOnce(Response.json({ remotes: [record({ version: 'b2' })] }));
    const federation = federationOf(fails, succeeds());
    await loaderOf(federation, fetchRegistry).load('events', address);
    expect(federation.loadMountDoor.mock.calls.map(([fetchCalls]) => fetchCalls.version)).toEqual(['a1', 'b2']);
  });

  test('include an unreachable, broken, or non-JSON registry', async () => {
    const fetchRegistry = jest
      .fn<FetchRegistry>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(new Response('<h1>503</h1>', { status: 503 }))
      .mockResolvedValueOnce(Response.json({ remotes: [record()] }));
    await expect(loaderOf(federationOf(succeeds()), fetchRegistry).load('events', address)).resolves.toBe(remote);
  });

  test('report the reason after all attempts, and a later call starts again and continues to count', async () => {
    const federation = federationOf(fails, fails, fails, succeeds());
    const loader = loaderOf(federation);
    await expect(loader.load('events', address)).rejects.toMatchObject({
      code: 'LOAD_FAILED',
      id: expect.stringMatching(/^[0-9a-f]{8}$/),
      cause: expect.objectContaining({ message: 'Loading chunk mount failed' }),
    });
    await expect(loader.load('events', address)).resolves.toBe(remote);
    expect(federation.loadMountDoor.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1, 2, 3]);
  });

  test('include another module behind the entry point, which is not accepted as a remote', async () => {
    await expect(loaderOf(federationOf(succeeds({}))).load('events', address)).rejects.toMatchObject({
      code: 'LOAD_FAILED',
    });
  });

  test('replace an attempt that hangs with the next one', async () => {
    await expect(loaderOf(federationOf(hangs, succeeds())).load('events', address)).resolves.toBe(remote);
  });

  test('keep all attempts within the budget', async () => {
    const timing: LoadTiming = { attempts: 50, attemptTimeout: 60, budget: 150, backOff: 2 };
    const loader = createRemoteLoader({
      federation: federationOf(hangs),
      fetchRegistry: registryWith(record()),
      timing,
    });
    const start = performance.now();
    await expect(loader.load('events', address)).rejects.toMatchObject({ code: 'TIMED_OUT' });
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('the abort signal', () => {
  test('rejects the caller who aborted and continues the load for the others', async () => {
    const federation = federationOf(() => new Promise((resolve) => setTimeout(() => resolve({ remote }), 20)));
    const loader = loaderOf(federation);
    const impatient = new AbortController();
    const abortedLoad = loader.load('events', address, impatient.signal);
    const patient = loader.load('events', address);
    impatient.abort();
    await expect(abortedLoad).rejects.toMatchObject({ code: 'UNMOUNTED' });
    await expect(patient).resolves.toBe(remote);
    expect(federation.loadMountDoor).toHaveBeenCalledTimes(1);
  });

  test('fetches nothing when it is aborted beforehand', async () => {
    const fetchRegistry = registryWith(record());
    const loading = loaderOf(federationOf(succeeds()), fetchRegistry).load('events', address, AbortSignal.abort());
    await expect(loading).rejects.toMatchObject({ code: 'UNMOUNTED' });
    expect(fetchRegistry).not.toHaveBeenCalled();
  });
});
