import type { RuntimeConfig } from '@shared/contracts';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gatewayError, installFakeGateway } from '../../../tooling/testing/fake-gateway.ts';
import { renderUi } from '../../../tooling/testing/render.tsx';
import type { PartnerTokens } from '../../partner/partner-client.ts';
import { PartnerSignInError, type PartnerFailure } from '../../partner/partner-failure.ts';
import { takeImport } from '../../partner/pending-import.ts';
import { SessionContext } from '../../session/session-context.ts';
import type { SignInResult } from '../../session/session-state.ts';
import { fakeControls, signedIn } from '../../testing/fake-controls.ts';
import { PartnerSignInPage } from './partner-sign-in-page.tsx';

/** What the portal's provider does when the window is open; set by each test. */
const mockSignIn = jest.fn<Promise<PartnerTokens>, [unknown, AbortSignal]>();
jest.mock('../../partner/partner-client.ts', () => ({
  createPartnerClient: () => ({ warmUp: () => Promise.resolve(), signIn: mockSignIn }),
}));

const gateway = installFakeGateway();

const config: RuntimeConfig = {
  variant: 'partner',
  partner: {
    id: 'oidc.northgate',
    domain: 'northgate.test',
    name: 'Northgate Careers',
    issuer: 'https://id.northgate.test',
    clientId: 'tessera',
    portal: 'https://northgate.test/',
    api: 'https://api.northgate.test',
  },
  identity: { authority: 'https://site.test/identity', clientId: 'web', scope: 'openid' },
  endpoints: { graphql: 'https://site.test/graphql', typeset: 'https://site.test/typeset' },
};
const tokens: PartnerTokens = {
  idToken: 'id-1',
  accessToken: 'access-1',
  claims: { sub: 'c-1', given_name: 'Dana', family_name: 'Whitlock', email: 'dana@northgate.test' },
};

/** The portal's user info response, in front of the API. */
let userInfo: () => Promise<Response>;
let opened: { closed: boolean; readonly focus: jest.Mock; readonly close: () => void } | undefined;

beforeEach(() => {
  gateway.answer({ authProvider: { id: 'oidc.northgate' } });
  userInfo = () => Promise.resolve(Response.json({ sub: 'c-1', given_name: 'Dana-Marie', email: 'd@example.com' }));
  const toGateway = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    (input as string).startsWith('https://api.northgate.test') ? userInfo() : toGateway(input, init);
  mockSignIn.mockReset().mockReturnValue(new Promise(() => undefined));
  opened = undefined;
  jest.spyOn(window, 'open').mockImplementation(() => {
    const made = {
      closed: false,
      focus: jest.fn(),
      close: () => {
        made.closed = true;
      },
    };
    opened = made;
    return made as unknown as Window;
  });
  takeImport();
});

function open(address = '/oidc', told: RuntimeConfig = config) {
  const reported: string[] = [];
  const result: { current: SignInResult } = { current: { ok: true } };
  const signInFromPartner = jest.fn(() => Promise.resolve(result.current));
  const page = <PartnerSignInPage config={told} reporting={{ report: ({ message }) => reported.push(message) }} />;
  const router = createMemoryRouter(
    [
      { path: '/oidc', element: page },
      { path: '*', element: <p>the app</p> },
    ],
    { initialEntries: [address] },
  );
  const controls = fakeControls({ signInFromPartner });
  const element = (shown = controls) => (
    <SessionContext value={shown}>
      <RouterProvider router={router} />
    </SessionContext>
  );
  const view = renderUi(element());
  return {
    router,
    reported,
    result,
    signInFromPartner,
    user: userEvent.setup(),
    become: () => view.rerender(element({ ...controls, state: signedIn() })),
  };
}

const start = () => screen.findByRole('button', { name: 'Continue with Northgate Careers' });
const alert = () => screen.findByRole('alert');

test('signs in by the window, takes the identity from the portal, and leaves the import to the app', async () => {
  mockSignIn.mockResolvedValue(tokens);
  const { user, signInFromPartner, become, router } = open('/oidc?next=%2Fapp%2Fevents%2Fwork%3Fq%3D1');
  await user.click(await start());
  await waitFor(() => expect(signInFromPartner).toHaveBeenCalled());
  expect(signInFromPartner).toHaveBeenCalledWith(
    { domain: 'northgate.test', idToken: 'id-1' },
    { mjUserId: 'c-1', mjDomain: 'northgate.test', firstName: 'Dana-Marie', email: 'd@example.com' },
  );
  expect(opened?.closed).toBe(true);
  become();
  expect(await screen.findByText('the app')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/app/events/work', search: '?q=1' });
  expect(takeImport()).toMatchObject({ access: { accessToken: 'access-1' }, customerId: 'c-1' });
});

test.each([
  ['fails', () => Promise.resolve(new Response('', { status: 500 }))],
  ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['speaks of somebody else', () => Promise.resolve(Response.json({ sub: 'c-2', given_name: 'Eve' }))],
])('reports user info that %s, and uses the ID token instead', async (_how, answer) => {
  userInfo = answer;
  mockSignIn.mockResolvedValue(tokens);
  const { user, signInFromPartner, reported } = open();
  await user.click(await start());
  await waitFor(() => expect(signInFromPartner).toHaveBeenCalled());
  expect(signInFromPartner).toHaveBeenCalledWith(expect.anything(), {
    mjUserId: 'c-1',
    mjDomain: 'northgate.test',
    firstName: 'Dana',
    lastName: 'Whitlock',
    email: 'dana@northgate.test',
  });
  expect(reported).toHaveLength(1);
});

test('reports a domain without a provider in the words of the specification', async () => {
  gateway.answer({ authProvider: () => Promise.reject(gatewayError('NO_DATA_FOUND')) });
  const { reported } = open();
  expect(await alert()).toHaveTextContent('Could not fetch provider ID for domain northgate.test');
  expect(screen.getByRole('link', { name: 'Go to Northgate Careers' })).toHaveAttribute(
    'href',
    'https://northgate.test/',
  );
  expect(reported).toEqual(['Could not fetch provider ID for domain northgate.test']);
});

test('shows no useless button on an unknown host', async () => {
  gateway.answer({ authProvider: () => Promise.reject(gatewayError('NO_DATA_FOUND')) });
  const { variant, identity, endpoints } = config;
  open('/oidc', { variant, identity, endpoints });
  expect(await alert()).toHaveTextContent(/Could not fetch provider ID for domain localhost/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('asks for a reload when the provider differs from the page’s', async () => {
  gateway.answer({ authProvider: { id: 'oidc.other' } });
  open();
  expect(await alert()).toHaveTextContent('This page is out of date');
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
});

test('retries when the API is unavailable', async () => {
  gateway.breakDown();
  const { user } = open();
  expect(await alert()).toHaveTextContent('We couldn’t reach the server');
  gateway.restore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await start()).toBeEnabled();
});

test('offers a blocked window again', async () => {
  jest.mocked(window.open).mockReturnValueOnce(null);
  const { user } = open();
  await user.click(await start());
  expect(await alert()).toHaveTextContent('Your browser blocked the window');
  await user.click(screen.getByRole('button', { name: 'Open window again' }));
  expect(await screen.findByText('Finish signing in at Northgate Careers')).toBeVisible();
});

test('offers a closed window again, but accepts an answer that still arrives', async () => {
  let finish: (tokens: PartnerTokens) => void = () => undefined;
  mockSignIn.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const { user, signInFromPartner } = open();
  await user.click(await start());
  opened!.closed = true;
  expect(await screen.findByText('The window closed before you were signed in')).toBeVisible();
  act(() => finish(tokens));
  await waitFor(() => expect(signInFromPartner).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('can show and cancel the window while it is open', async () => {
  const { user } = open();
  await user.click(await start());
  await user.click(await screen.findByRole('button', { name: 'Show window' }));
  expect(opened?.focus).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(opened?.closed).toBe(true);
  expect(mockSignIn.mock.calls[0]?.[1].aborted).toBe(true);
  expect(await start()).toBeEnabled();
});

test.each<[PartnerFailure, string]>([
  ['declined', 'Northgate Careers didn’t sign you in'],
  ['portal-unreachable', 'We can’t reach Northgate Careers right now'],
  ['portal-broken', 'Northgate Careers sent a response we can’t use'],
  ['too-slow', 'Signing in took too long'],
])('shows a message and a way to continue for %s', async (failure, words) => {
  mockSignIn.mockRejectedValueOnce(new PartnerSignInError(failure));
  const { user, reported } = open();
  await user.click(await start());
  expect(await alert()).toHaveTextContent(words);
  expect(reported).toHaveLength(failure === 'declined' ? 0 : 1);
  await user.click(screen.getByRole('button', { name: /Try again|Open window again/ }));
  expect(await screen.findByText('Finish signing in at Northgate Careers')).toBeVisible();
});

test.each([
  ['clock-off', 'The clocks at Northgate Careers and Tessera don’t match'],
  ['partner-refused', 'We couldn’t accept this sign-in'],
  ['partner-unreachable', 'We can’t reach Northgate Careers right now'],
  ['too-many-attempts', 'Something went wrong on our side'],
] as const)('shows a message for our refusal (%s), and imports nothing', async (failure, words) => {
  mockSignIn.mockResolvedValue(tokens);
  const { user, result } = open();
  result.current = { ok: false, failure };
  await user.click(await start());
  expect(await alert()).toHaveTextContent(words);
  expect(takeImport()).toBeUndefined();
});
