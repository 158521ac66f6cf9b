import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  contractVersion,
  type MountedRemote,
  type MountOptions,
  type RemoteDescription,
  type RemoteModule,
} from '@shared/contracts';
import type { RoutesEntry } from '@shared/remote-kit';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeHost, fakePort, type FakeHost } from './fake-host.ts';
import { installFakeGateway } from './fake-gateway.ts';
import { renderUi } from './render.tsx';

export interface RemoteContractOptions {
  readonly remote: RemoteModule;
  /** The other entry point to the same features. */
  readonly door: RoutesEntry;
  /** The gateway's root values for the start page. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Path of the start page, and of another page of the remote if it has one. */
  readonly start: string;
  readonly other?: string;
  /** A text of the start page that can only come from the gateway's data. */
  readonly shows: string | RegExp;
}

/** Returns the root element that a mounted remote renders into. */
export function rootOf(element: HTMLElement): HTMLElement {
  const host = element.firstElementChild;
  const root = (host?.shadowRoot ?? host)?.querySelector<HTMLElement>('[data-tessera-root]');
  if (!root) throw new Error('Nothing is mounted here.');
  return root;
}

/** Tests what every remote guarantees to the pages that mount it (shared/contracts/mount.ts). */
export function describeRemoteContract({ remote, door, data, start, other, shows }: RemoteContractOptions): void {
  const gateway = installFakeGateway();
  let element: HTMLElement;

  beforeEach(() => {
    gateway.answer(data);
    element = document.createElement('div');
    document.body.append(element);
  });
  afterEach(() => {
    element.remove();
  });

  const mount = (host: FakeHost, changes: Partial<MountOptions> = {}, place = element): MountedRemote => {
    let mounted: MountedRemote | undefined;
    act(() => {
      mounted = remote.mount(place, { ...host, ...changes });
    });
    return mounted!;
  };
  const unmount = async (mounted: { unmount(): Promise<void> }): Promise<void> => {
    await act(async () => {
      await mounted.unmount();
    });
  };
  const untilShown = async (place = element): Promise<void> => {
    await waitFor(() => {
      expect(within(rootOf(place)).getAllByText(shows)[0]).toBeVisible();
    });
  };

  describe(`the mount contract of ${remote.name}`, () => {
    it('reports its name and its contract version', () => {
      expect(remote.contract).toBe(contractVersion);
      const mounted = mount(fakeHost());
      expect(mounted).toMatchObject({ remote: remote.name, version: remote.version });
      return unmount(mounted);
    });

    it.each(['shadow', 'light'] as const)(
      'renders, reports that it is ready, and leaves nothing behind (%s)',
      async (isolation) => {
        const before = { head: document.head.innerHTML, body: document.body.innerHTML };
        const mounted = mount(fakeHost(), { isolation });
        await mounted.ready;
        await untilShown();
        expect(element.firstElementChild?.shadowRoot !== null).toBe(isolation === 'shadow');
        await unmount(mounted);
        await unmount(mounted);
        expect(element).toBeEmptyDOMElement();
        expect({ head: document.head.innerHTML, body: document.body.innerHTML }).toEqual(before);
      },
    );

    it('can be unmounted before it is ready, and by its signal', async () => {
      const first = mount(fakeHost());
      await unmount(first);
      await first.ready;
      const abort = new AbortController();
      const second = mount(fakeHost(), { signal: abort.signal });
      await act(async () => {
        abort.abort();
        await second.ready;
        await second.unmount();
      });
      expect(element).toBeEmptyDOMElement();
    });

    it('does not start if its signal is already aborted', async () => {
      const mounted = mount(fakeHost(), { signal: AbortSignal.abort() });
      await unmount(mounted);
      expect(element).toBeEmptyDOMElement();
      expect(gateway.seen).toEqual([]);
    });

    it('can be mounted twice on one page without shared ids', async () => {
      const place = document.createElement('div');
      element.append(place);
      const neighbour = document.createElement('div');
      element.append(neighbour);
      const mounted = [mount(fakeHost(), {}, place), mount(fakeHost(), {}, neighbour)];
      await untilShown(place);
      await untilShown(neighbour);
      const [one, two] = [place, neighbour].map((each) =>
        [...rootOf(each).querySelectorAll('[id]')].map(({ id }) => id).filter((id) => !id.startsWith(remote.name)),
      );
      expect(one!.filter((id) => two!.includes(id))).toEqual([]);
      for (const each of mounted) await unmount(each);
    });

    it('does not grow the page with each mount', async () => {
      for (let count = 0; count < 5; count += 1) {
        const mounted = mount(fakeHost());
        await mounted.ready;
        await unmount(mounted);
      }
      expect(document.head.querySelectorAll('style')).toHaveLength(0);
      expect(document.body.children).toHaveLength(1);
    });

    it('requests the token when needed, and sends it to the gateway only', async () => {
      const host = fakeHost();
      const mounted = mount(host);
      await untilShown();
      expect(host.session.asked[0]).toBe('first-use');
      expect(new Set(gateway.seen.map(({ url }) => url))).toEqual(new Set([host.endpoints.graphql]));
      expect(gateway.seen[0]?.authorization).toBe('Bearer token-1');
      await unmount(mounted);
    });

    it('renews a rejected token once and continues', async () => {
      const host = fakeHost();
      gateway.refused.add('token-1');
      host.session.renewedToken = 'token-2';
      const mounted = mount(host);
      await untilShown();
      expect(host.session.asked.filter((reason) => reason === 'rejected')).toHaveLength(1);
      await unmount(mounted);
    });

    it('shows quietly that the session has ended if the host does not sign in', async () => {
      const host = fakeHost({ onIntent: () => false });
      gateway.refused.add('token-1');
      host.session.renewedToken = null;
      const mounted = mount(host);
      await waitFor(() => {
        expect(rootOf(element)).toHaveTextContent('Your session has ended');
      });
      await unmount(mounted);
    });

    it('shows nothing of an account that has signed out', async () => {
      const host = fakeHost();
      const mounted = mount(host);
      await untilShown();
      act(() => host.session.change('subject-changed'));
      expect(within(rootOf(element)).queryByText(shows)).toBeNull();
      expect(rootOf(element)).toHaveTextContent('Your session has ended');
      await unmount(mounted);
    });

    it('does not touch the address bar without a navigation port', async () => {
      const { href } = window.location;
      const { length } = window.history;
      const mounted = mount(fakeHost());
      await untilShown();
      expect(window.location.href).toBe(href);
      expect(window.history).toHaveLength(length);
      await unmount(mounted);
    });

    it('starts at the path of the navigation port and follows it', async () => {
      const port = fakePort(start);
      const mounted = mount(fakeHost(), { navigation: port });
      await untilShown();
      if (other !== undefined) {
        act(() => port.go(other));
        await waitFor(() => {
          expect(within(rootOf(element)).queryByText(shows)).toBeNull();
        });
        act(() => port.go(start));
        await untilShown();
      }
      expect(port.moves).toEqual([]);
      await unmount(mounted);
      expect(port.listeners.size).toBe(0);
    });

    it('changes its appearance in place', async () => {
      const mounted = mount(fakeHost(), { appearance: { colorScheme: 'light' } });
      await untilShown();
      const root = rootOf(element);
      expect(root).toHaveAttribute('data-tessera-scheme', 'light');
      act(() => mounted.update({ appearance: { colorScheme: 'dark', accentColor: '#8A2BE2' } }));
      expect(rootOf(element)).toBe(root);
      expect(root).toHaveAttribute('data-tessera-scheme', 'dark');
      expect(root.style.getPropertyValue('--ts-colors-primary-solid')).toBe('#8A2BE2');
      await unmount(mounted);
    });
  });

  describe(`the routes of ${remote.name}`, () => {
    const open = (host: FakeHost): (() => void) => {
      const routes = door.routes(host).map(({ path, element: screen }) => ({ path: `/app/${path}`, element: screen }));
      const router = createMemoryRouter(routes, { initialEntries: [`/app${start}`] });
      return renderUi(<RouterProvider router={router} />).unmount;
    };

    it('describe the same remote to the shell', () => {
      expect(door).toMatchObject({ contract: contractVersion, name: remote.name, version: remote.version });
      const file = path.join(process.cwd(), 'remotes', remote.name, 'remote.json');
      const described = JSON.parse(readFileSync(file, 'utf8')) as RemoteDescription;
      const paths = door.routes(fakeHost()).map((route) => `/${route.path}`);
      expect(paths.sort()).toEqual(described.routes.map((route) => route.path).sort());
    });

    it('render the same in the host’s tree with its token, and hide it from the next person', async () => {
      const host = { ...fakeHost({ basePath: '/app' }) };
      const close = open(host);
      await waitFor(() => expect(screen.getAllByText(shows)[0]).toBeVisible());
      expect(host.session.asked[0]).toBe('first-use');
      expect(gateway.seen[0]?.authorization).toBe('Bearer token-1');
      act(() => host.session.change('subject-changed'));
      expect(screen.queryByText(shows)).toBeNull();
      close();
    });
  });
}
