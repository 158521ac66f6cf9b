import { fakeHost, fakePort, type FakeHost } from '../../tooling/testing/fake-host.ts';
import { renderUi } from '../../tooling/testing/render.tsx';
import { installFakeGateway } from '../../tooling/testing/fake-gateway.ts';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import {
  AppLink,
  createMountEntry,
  createRoutesEntry,
  useAppNavigate,
  useEnvironment,
  type OverlayProps,
  type RemoteDefinition,
} from './index.ts';

installFakeGateway();

let broken = false;
function List(): ReactNode {
  const navigate = useAppNavigate();
  const { session } = useEnvironment();
  if (broken) throw new Error('broken list');
  return (
    <>
      <p>list of {session.subject}</p>
      <AppLink to="/things/new">new</AppLink>
      <AppLink to="/elsewhere">elsewhere</AppLink>
      <button onClick={() => navigate('/things/new')}>go</button>
    </>
  );
}
function Form(): ReactNode {
  const [text, setText] = useState('');
  return <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />;
}
const Overlay = ({ onClose }: OverlayProps): ReactNode => <button onClick={onClose}>close overlay</button>;

const things: RemoteDefinition = {
  name: 'things',
  version: 'v1',
  resources: { en: {} },
  routes: [
    { path: 'things', element: <List /> },
    { path: 'things/new', element: <Form /> },
  ],
  overlays: { say: Overlay },
};
const door = createRoutesEntry(things);
const remote = createMountEntry(things);

const inShell = (changes: Partial<FakeHost> = {}): { host: FakeHost; at: () => string } => {
  const host = { ...fakeHost({ basePath: '/app' }), ...changes };
  const routes = door.routes(host).map(({ path, element }) => ({ path: `/app/${path}`, element }));
  const router = createMemoryRouter([...routes, { path: '/app/elsewhere', element: 'another remote' }], {
    initialEntries: ['/app/things'],
  });
  renderUi(<RouterProvider router={router} />);
  return { host, at: () => router.state.location.pathname };
};

let element: HTMLElement;
const onPartnerPage = (changes: Parameters<typeof fakeHost>[0] = {}) => {
  const host = fakeHost(changes);
  let mounted: ReturnType<typeof remote.mount> | undefined;
  act(() => {
    mounted = remote.mount(element, host);
  });
  const root = element.firstElementChild!.shadowRoot!.querySelector<HTMLElement>('[data-tessera-root]')!;
  return { host, mounted: mounted!, page: within(root), root };
};

beforeEach(() => {
  broken = false;
  element = document.createElement('div');
  document.body.append(element);
});
afterEach(() => element.remove());

describe('links', () => {
  it('point below /app in the shell, also to other remotes', async () => {
    const { at, host } = inShell();
    expect(screen.getByRole('link', { name: 'new' })).toHaveAttribute('href', '/app/things/new');
    await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
    expect(at()).toBe('/app/elsewhere');
    expect(host.intents).toEqual([]);
  });

  it('stay in the remote on a partner’s page, and let the host open other pages', async () => {
    const { host, page, mounted } = onPartnerPage();
    await userEvent.click(page.getByRole('link', { name: 'elsewhere' }));
    expect(host.intents).toEqual([{ type: 'open', path: '/elsewhere' }]);
    await userEvent.click(page.getByRole('button', { name: 'go' }));
    expect(await page.findByLabelText('text')).toBeVisible();
    await act(() => mounted.unmount());
  });

  it('change the host’s address when the host provides navigation', async () => {
    const navigation = Object.assign(fakePort('/'), { href: (path: string) => `/career#${path}` });
    const { page, mounted } = onPartnerPage({ navigation });
    expect(page.getByRole('link', { name: 'new' })).toHaveAttribute('href', '/career#/things/new');
    await userEvent.click(page.getByRole('link', { name: 'new' }));
    await waitFor(() => expect(navigation.moves).toEqual([{ path: '/things/new', how: 'push' }]));
    act(() => navigation.go('/things'));
    expect(await page.findByRole('link', { name: 'new' })).toBeVisible();
    expect(navigation.moves).toHaveLength(1);
    await act(() => mounted.unmount());
  });
});

describe('an error while rendering', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
  afterEach(() => logged.mockRestore());

  it('is reported once with its remote, shown with its id, and can be retried', async () => {
    broken = true;
    const { host } = inShell();
    expect(host.reports).toMatchObject([{ remote: 'things', version: 'v1', phase: 'render', message: 'broken list' }]);
    expect(screen.getByText(`Error ID: ${host.reports[0]!.id}`)).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('link', { name: 'new' })).toBeVisible();
  });

  it('rejects `ready` with the report on a partner’s page and leaves that page alone', async () => {
    broken = true;
    const { host, mounted, root } = onPartnerPage();
    await expect(mounted.ready).rejects.toMatchObject({ phase: 'render', remote: 'things' });
    expect(host.reports).toHaveLength(1);
    expect(root).toHaveTextContent('This part of the page stopped working');
    await act(() => mounted.unmount());
    expect(element).toBeEmptyDOMElement();
  });
});

describe('a mounted remote', () => {
  it('keeps what was typed when its language or appearance changes', async () => {
    const navigation = fakePort('/things/new');
    const { page, mounted } = onPartnerPage({ navigation });
    await userEvent.type(page.getByLabelText('text'), 'half a sentence');
    act(() => mounted.update({ locale: { language: 'de' }, appearance: { colorScheme: 'dark' } }));
    expect(page.getByLabelText('text')).toHaveValue('half a sentence');
    await act(() => mounted.unmount());
  });

  it('starts at its first route, and redirects there from unknown paths', async () => {
    const { page, mounted } = onPartnerPage({ navigation: fakePort('/nowhere') });
    expect(await page.findByRole('link', { name: 'new' })).toBeVisible();
    await act(() => mounted.unmount());
  });
});

describe('overlays', () => {
  it('are rendered from outside the remote’s pages', async () => {
    const onClose = jest.fn();
    const Say = door.overlays!(fakeHost({ basePath: '/app' }))['say']!;
    renderUi(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Say onClose={onClose} /> }])} />);
    await userEvent.click(screen.getByRole('button', { name: 'close overlay' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
