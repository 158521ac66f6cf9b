import { registryElementId, type RegistryRecord } from '@shared/contracts';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSession } from '../../tooling/testing/fake-host.ts';
import { gatewayError, installFakeGateway } from '../../tooling/testing/fake-gateway.ts';
import { renderUi } from '../../tooling/testing/render.tsx';
import { noAnalytics } from '../analytics/analytics.ts';
import en from '../locales/en/common.json';
import { shellRoutes } from '../router.tsx';
import { type ShellPorts } from '../shell-ports.ts';
import { SessionContext } from '../session/session-context.ts';
import type { SessionState } from '../session/session-state.ts';
import { fakeControls, signedIn } from '../testing/fake-controls.ts';
import { doorOf, drop, fakeFederation, recordOf, succeed } from '../testing/fake-federation.ts';

const mockFederation = fakeFederation();
jest.mock('../federation/federation-port.ts', () => ({ createFederation: () => mockFederation }));

const gateway = installFakeGateway();

const entry = (label: string, path: string, order: number) => ({ group: 'resumes' as const, label, path, order });
const registry: readonly RegistryRecord[] = [
  recordOf('events', {
    routes: [{ path: '/events/work' }, { path: '/events/work/edit/:eventId' }],
    navigation: [entry('navigation.work', '/app/events/work', 1)],
  }),
  recordOf('resume-builder', {
    routes: [{ path: '/resumes' }, { path: '/resumes/edit/:id', layout: 'builder' }],
    navigation: [entry('navigation.resumes', '/app/resumes', 4)],
  }),
  recordOf('focused', { routes: [{ path: '/focused' }] }),
  recordOf('broken', { routes: [{ path: '/broken' }] }),
  recordOf('profile'),
];
document.head.innerHTML = `<script type="application/json" id="${registryElementId}">${JSON.stringify({ remotes: registry })}</script>`;

const profile = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', mjUserId: null, mjDomain: null },
  ...{ email: 'ada@example.org', phone: null, linkedin: null },
  address: { addressOne: null, addressTwo: null, city: null, state: null, zip: null, country: null },
};
const me = (changes: Partial<Record<keyof typeof profile, string | null>> = {}) => ({
  me: { id: '1', headshotURL: null, tesseraProduct: 'free', deletionDate: null, profile: { ...profile, ...changes } },
});

function open(address: string, state?: SessionState) {
  const controls = fakeControls({
    state: state ?? signedIn({ session: fakeSession(`ada-${Math.random()}`) }),
    signOut: jest.fn(() => Promise.resolve()),
  });
  const reported: string[] = [];
  const viewed: string[] = [];
  const ports: ShellPorts = {
    config: {
      variant: 'own',
      identity: { authority: 'http://site.test/identity', clientId: 'web', scope: 'openid' },
      endpoints: { graphql: 'http://site.test/graphql', typeset: 'http://site.test/typeset' },
    },
    analytics: { ...noAnalytics, pageView: (path) => viewed.push(path) },
    reporting: { report: ({ message }) => reported.push(message) },
  };
  const router = createMemoryRouter(shellRoutes(ports), { initialEntries: [address] });
  const view = renderUi(
    <SessionContext value={controls}>
      <RouterProvider router={router} />
    </SessionContext>,
    { namespace: 'common', resources: { en } },
  );
  return { ...view, controls, router, reported, viewed, user: userEvent.setup() };
}

beforeEach(() => {
  gateway.answer(me());
  mockFederation.script('events', succeed(doorOf('events', ['events/work', 'events/work/edit/:eventId'])));
  mockFederation.script('resume-builder', succeed(doorOf('resume-builder', ['resumes', 'resumes/edit/:id'])));
});

const navigation = () => screen.queryAllByRole('navigation');

test('renders nothing until the session is known', async () => {
  const { router } = open('/app/events/work', { status: 'loading' });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(screen.queryByText(/events at/)).toBeNull();
  expect(navigation()).toHaveLength(0);
});

test('redirects signed-out users to sign in, and back to the requested page', async () => {
  const { router } = open('/app/events/work/edit/7?from=list#dates', { status: 'signed-out' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/app/events/work/edit/7?from=list#dates');
  expect(gateway.seen).toHaveLength(0);
});

test('shows the remote that owns the address, next to the navigation', async () => {
  open('/app/events/work');
  expect(await screen.findByText('events at events/work')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Work experience/ })).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe('Work experience · Tessera');
});

test('shows no navigation on builder pages', async () => {
  open('/app/resumes/edit/7');
  expect(await screen.findByText('resume-builder at resumes/edit/:id')).toBeInTheDocument();
  expect(navigation()).toHaveLength(0);
  expect(document.title).toBe('My résumés · Tessera');
});

test('shows important notices above a builder', async () => {
  gateway.answer({ me: { ...me().me, deletionDate: '2026-12-05T12:00:00Z' } });
  const { user } = open('/app/resumes/edit/7', signedIn({ isAnonymous: true, session: fakeSession('both') }));
  expect(await screen.findByText('Your account will be deleted on December 5, 2026')).toBeVisible();
  expect(screen.queryByText(/You’re using a guest account/)).toBeNull();
  expect(await screen.findByText('resume-builder at resumes/edit/:id')).toBeInTheDocument();
  gateway.answer({ user: { cancelAccountDeletion: { id: '1', deletionDate: null } } });
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));

  expect(await screen.findByText(/You’re using a guest account/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide this note' }));
  expect(screen.queryByText(/You’re using a guest account/)).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('says so for an address that no remote owns', async () => {
  open('/app/nothing');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});

test('signs out an identity without a user and renders nothing', async () => {
  gateway.answer({ me: () => Promise.reject(gatewayError('NO_USER_FOUND', 'NoUserFoundError')) });
  const { controls } = open('/app/events/work');
  await waitFor(() => expect(controls.signOut).toHaveBeenCalled());
  expect(screen.queryByText(/events at/)).toBeNull();
  expect(navigation()).toHaveLength(0);
});

test('redirects to /oops on NO_DATA_FOUND', async () => {
  gateway.answer({ me: () => Promise.reject(gatewayError('NO_DATA_FOUND')) });
  open('/app/events/work');
  expect(await screen.findByRole('heading', { name: 'We couldn’t find that' })).toBeInTheDocument();
});

test('works without the name when the API is unavailable', async () => {
  gateway.breakDown();
  const { reported } = open('/app/events/work');
  expect(await screen.findByText('events at events/work')).toBeInTheDocument();
  expect(await screen.findByText('ada@example.org')).toBeInTheDocument();
  // A network fault is reported after a moment, in case the person is leaving the page.
  await waitFor(() => expect(reported).toHaveLength(1), { timeout: 5_000 });
});

test('reports a remote that is down, keeps the navigation, and recovers without a reload', async () => {
  jest.useFakeTimers({ advanceTimers: 50 });
  mockFederation.script('broken', drop());
  const { user } = open('/app/broken');
  expect(await screen.findByRole('alert', undefined, { timeout: 5_000 })).toHaveTextContent(
    /We couldn’t reach this part.*Everything you saved is safe.*Error ID: [0-9a-f]{8}/s,
  );
  expect(navigation()).not.toHaveLength(0);
  jest.useRealTimers();
  mockFederation.script('broken', succeed(doorOf('broken')));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('broken at broken')).toBeInTheDocument();
});

test('counts each page once, without what a user typed', async () => {
  const { router, viewed } = open('/app/events/work?q=secret');
  await screen.findByText('events at events/work');
  await act(() => router.navigate('/app/events/work?q=other'));
  await act(() => router.navigate('/app/resumes'));
  expect(viewed).toEqual(['/app/events/work', '/app/resumes']);
});

test('moves the focus to the new page', async () => {
  const { user } = open('/app/events/work');
  await screen.findByText('events at events/work');
  await user.click(screen.getByRole('link', { name: /My résumés/ }));
  await screen.findByText('resume-builder at resumes');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('keeps the focus where a page has put it', async () => {
  const place = { path: 'focused', element: <input aria-label="Here" autoFocus /> };
  const { door } = doorOf('focused') as { door: object };
  mockFederation.script('focused', succeed({ door: { ...door, routes: () => [place] } }));
  const { router } = open('/app/focused');
  await screen.findByRole('textbox', { name: 'Here' });
  await act(() => router.navigate('/app/events/work'));
  expect(screen.getByRole('main')).toHaveFocus();
  await act(() => router.navigate('/app/focused'));
  expect(screen.getByRole('textbox', { name: 'Here' })).toHaveFocus();
});
