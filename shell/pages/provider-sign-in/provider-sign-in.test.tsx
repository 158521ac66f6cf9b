import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { externalCapabilities, type RuntimeConfig } from '@shared/contracts';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { renderUi } from '../../../tooling/testing/render.tsx';
import { SessionContext } from '../../session/session-context.ts';
import type { SessionControls } from '../../session/session-state.ts';
import { fakeControls } from '../../testing/fake-controls.ts';
import { SignInEntry } from '../sign-in-entry/sign-in-entry.tsx';
import { CallbackPage } from './callback-page.tsx';
import './provider-sign-in-page.tsx';

const config: RuntimeConfig = {
  variant: 'own',
  identity: {
    authority: 'https://login.example/realm',
    clientId: 'tessera',
    scope: 'openid',
    capabilities: externalCapabilities,
  },
  endpoints: { graphql: '/graphql', typeset: '/typeset' },
};

function open(address: string, changes: Partial<SessionControls> = {}) {
  const controls = fakeControls({ capabilities: externalCapabilities, ...changes });
  const router = createMemoryRouter(
    [
      { path: '/login', element: <SignInEntry config={config} /> },
      { path: '/login/callback', element: <CallbackPage /> },
      { path: '/app/*', element: <p>the app</p> },
    ],
    { initialEntries: [address] },
  );
  renderUi(
    <SessionContext value={controls}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
  return { router, user: userEvent.setup() };
}

test('shows nothing that the provider lacks, and redirects to it with the requested page', async () => {
  const goToProvider = jest.fn(() => new Promise<never>(() => undefined));
  const { user } = open('/login?next=%2Fapp%2Fevents%2Fwork', { goToProvider });
  await user.click(await screen.findByRole('button', { name: 'Continue to login.example' }));
  expect(goToProvider).toHaveBeenCalledWith('/app/events/work');
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.queryByText(/Forgot|without an account|Create an account/)).toBeNull();
});

test('says when the provider cannot be reached', async () => {
  const goToProvider = () => Promise.resolve({ ok: false, failure: 'network' } as const);
  const { user } = open('/login', { goToProvider });
  await user.click(await screen.findByRole('button', { name: 'Continue to login.example' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
});

test.each([
  ['/app/events/work', '/app/events/work'],
  ['https://evil.example/app/', '/app/resumes'],
])('continues from %s to %s', async (next, place) => {
  const { router } = open('/login/callback?code=1&state=2', { comeBack: () => Promise.resolve({ ok: true, next }) });
  await screen.findByText('the app');
  expect(router.state.location.pathname).toBe(place);
});

test('reports a sign-in that did not finish, and links back to the start', async () => {
  open('/login/callback?error=access_denied', {
    comeBack: () => Promise.resolve({ ok: false, failure: 'unknown', next: '' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in didn’t finish');
  expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/login\?next=%2Fapp/),
  );
});
