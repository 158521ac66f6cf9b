import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ErrorReport, MountedRemote, MountOptions, RemoteModule } from '@shared/contracts';
import { createEmbed } from './embed.ts';
import { type EmbedOptions } from './embed-options.ts';
import { LoadError } from './load-error.ts';
import type { RemoteLoader } from './remote-loader.ts';

let element: HTMLElement;
beforeEach(() => {
  element = document.createElement('div');
  document.body.append(element);
});

const environment: MountOptions = {
  session: { subject: 'u1', getToken: () => Promise.resolve('token') },
  endpoints: { graphql: 'https://site.example/graphql', typeset: 'https://site.example/typeset' },
  locale: { language: 'en' },
};

const registry = 'https://remotes.example/registry.json';
const options = (change: Partial<EmbedOptions> = {}): EmbedOptions => ({ ...environment, registry, ...change });

function fakeRemote() {
  const mounted = {
    remote: 'events',
    version: 'a1',
    ready: Promise.resolve(),
    update: jest.fn<MountedRemote['update']>(),
    unmount: jest.fn<MountedRemote['unmount']>(() => Promise.resolve()),
  };
  const mount = jest.fn<RemoteModule['mount']>(() => mounted);
  const remote: RemoteModule = { contract: 1, name: 'events', version: 'a1', mount };
  return { remote, mount, mounted };
}

/** Creates an embed over a loader whose only load ends as the test decides. */
function embedOverLoad() {
  const { promise, resolve, reject } = Promise.withResolvers<RemoteModule>();
  const load = jest.fn<RemoteLoader['load']>((name, _registry, signal) => {
    const aborted = new Promise<never>((_resolve, refuse) => {
      signal?.addEventListener('abort', () => refuse(new LoadError({ code: 'UNMOUNTED', remote: name, message: '' })));
    });
    return Promise.race([promise, aborted]);
  });
  return { embed: createEmbed({ load }, 'https://beside.example/registry.json', '1.0.0'), load, resolve, reject };
}

afterEach(() => {
  jest.restoreAllMocks();
  element.remove();
});

describe('mount', () => {
  test('returns at once and passes the element and the options on, without its own', async () => {
    const { embed, resolve } = embedOverLoad();
    const { remote, mount } = fakeRemote();
    const mountOptions = options({ isolation: 'light', nonce: 'n' });
    const handle = embed.mount('events', element, mountOptions);
    expect(handle).toMatchObject({ remote: 'events', version: '' });
    resolve(remote);
    await handle.ready;
    expect(handle.version).toBe('a1');
    const [into, received] = mount.mock.calls[0]!;
    expect(into).toBe(element);
    expect(received).toEqual({ ...environment, isolation: 'light', nonce: 'n' });
    expect(received).not.toHaveProperty('registry');
    expect(received.session).toBe(mountOptions.session);
  });

  test('uses the registry next to the script unless another is given', () => {
    const { embed, load } = embedOverLoad();
    embed.mount('events', element, environment);
    embed.mount('events', element, options());
    expect(load.mock.calls.map(([, address]) => address)).toEqual(['https://beside.example/registry.json', registry]);
  });

  test('reports a missing registry instead of guessing one', () => {
    const embed = createEmbed({ load: jest.fn<RemoteLoader['load']>() }, undefined, '1.0.0');
    expect(() => embed.mount('events', element, environment)).toThrow('`registry`');
  });

  test('passes updates before the load as options, and later ones as updates', async () => {
    const { embed, resolve } = embedOverLoad();
    const { remote, mount, mounted } = fakeRemote();
    const handle = embed.mount('events', element, options());
    handle.update({ locale: { language: 'de' } });
    resolve(remote);
    await handle.ready;
    expect(mount.mock.calls[0]![1].locale).toEqual({ language: 'de' });
    handle.update({ appearance: { colorScheme: 'dark' } });
    expect(mounted.update).toHaveBeenCalledWith({ appearance: { colorScheme: 'dark' } });
  });
});

describe('unmount', () => {
  test('never mounts the remote when it comes before the load has finished', async () => {
    const { embed, resolve } = embedOverLoad();
    const { remote, mount } = fakeRemote();
    const onError = jest.fn<(report: ErrorReport) => void>();
    const handle = embed.mount('events', element, options({ onError }));
    await handle.unmount();
    resolve(remote);
    await expect(handle.ready).rejects.toMatchObject({ code: 'UNMOUNTED' });
    expect(mount).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  test('does not mount the remote even in the turn in which the load finishes', async () => {
    const { embed, resolve } = embedOverLoad();
    const { remote, mount } = fakeRemote();
    const handle = embed.mount('events', element, options());
    resolve(remote);
    await Promise.resolve();
    void handle.unmount();
    await expect(handle.ready).rejects.toMatchObject({ code: 'UNMOUNTED' });
    expect(mount).not.toHaveBeenCalled();
  });

  test('unmounts once when it is called twice', async () => {
    const { embed, resolve } = embedOverLoad();
    const { remote, mounted } = fakeRemote();
    const handle = embed.mount('events', element, options());
    resolve(remote);
    await handle.ready;
    await Promise.all([handle.unmount(), handle.unmount()]);
    expect(mounted.unmount).toHaveBeenCalledTimes(1);
  });

  test.each(['before', 'after'] as const)('unmounts when the signal is aborted %s the load', async (when) => {
    const { embed, resolve } = embedOverLoad();
    const { remote, mount, mounted } = fakeRemote();
    const controller = new AbortController();
    const handle = embed.mount('events', element, options({ signal: controller.signal }));
    if (when === 'before') controller.abort();
    resolve(remote);
    await handle.ready.catch(() => undefined);
    controller.abort();
    expect(mount).toHaveBeenCalledTimes(when === 'before' ? 0 : 1);
    expect(mounted.unmount).toHaveBeenCalledTimes(when === 'before' ? 0 : 1);
  });
});

describe('failures', () => {
  const failure = new LoadError({ code: 'TIMED_OUT', remote: 'events', message: "'events' took too long to load." });

  test('reach both `ready` and onError, as the same report', async () => {
    const { embed, reject } = embedOverLoad();
    const onError = jest.fn<(report: ErrorReport) => void>();
    const handle = embed.mount('events', element, options({ onError }));
    reject(failure);
    await expect(handle.ready).rejects.toBe(failure);
    expect(onError.mock.calls).toEqual([[failure]]);
  });

  test('are logged to the console when the page has no onError', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const { embed, reject } = embedOverLoad();
    const handle = embed.mount('events', element, options());
    reject(failure);
    await expect(handle.ready).rejects.toBe(failure);
    expect(log.mock.calls[0]![0]).toContain(failure.id);
  });

  test('of mounting report themselves, with the version', async () => {
    const { embed, resolve } = embedOverLoad();
    const { remote, mount } = fakeRemote();
    mount.mockImplementation(() => {
      throw new RangeError('no');
    });
    const reported: ErrorReport[] = [];
    const report: NonNullable<MountOptions['onError']> = (error) => reported.push(error);
    const handle = embed.mount('events', element, options({ onError: report }));
    resolve(remote);
    await expect(handle.ready).rejects.toMatchObject({ code: 'MOUNT_FAILED', phase: 'mount', version: 'a1' });
    expect(reported).toHaveLength(1);
  });
});
