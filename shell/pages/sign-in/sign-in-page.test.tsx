import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { renderUi } from '../../../tooling/testing/render.tsx';
import { SessionContext } from '../../session/session-context.ts';
import type { SessionControls, SessionState, SignInResult } from '../../session/session-state.ts';
import { fakeControls, guest, signedIn } from '../../testing/fake-controls.ts';
import { SignInPage } from './sign-in-page.tsx';

interface Scene {
  readonly state?: SessionState;
  readonly result?: SignInResult;
}

function open(address = '/login', { state = { status: 'signed-out' }, result = { ok: true } }: Scene = {}) {
  const controls = fakeControls({
    state,
    signIn: jest.fn(() => Promise.resolve(result)),
    signUp: jest.fn(() => Promise.resolve(result)),
    enterAsGuest: jest.fn(() => Promise.resolve(result)),
  });
  const router = createMemoryRouter(
    [
      { path: '/login', element: <SignInPage /> },
      { path: '/app/*', element: <p>the app</p> },
      { path: '/forgot-password', element: <p>a new password</p> },
    ],
    { initialEntries: [address] },
  );
  const element = (shown: SessionControls) => (
    <SessionContext value={shown}>
      <RouterProvider router={router} />
    </SessionContext>
  );
  const { rerender } = renderUi(element(controls));
  return {
    controls,
    router,
    user: userEvent.setup(),
    become: (next: SessionState) => rerender(element({ ...controls, state: next })),
  };
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = (name: string) => screen.getByRole('button', { name });

test('signs in with what was typed', async () => {
  const { controls, user } = open();
  await user.type(email(), ' ada@example.org ');
  await user.type(password(), 'short{Enter}');
  expect(controls.signIn).toHaveBeenCalledWith({ email: 'ada@example.org', password: 'short' });
  expect(controls.signUp).not.toHaveBeenCalled();
});

test('opens the mode that creates an account with ?create', async () => {
  const { controls, user } = open('/login?create=1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account');
  await user.type(email(), 'ada@example.org');
  await user.type(password(), 'a long enough secret');
  await user.click(submit('Create account'));
  expect(controls.signUp).toHaveBeenCalledWith({ email: 'ada@example.org', password: 'a long enough secret' });
});

test('labels all fields for password managers in both modes', async () => {
  const { user } = open();
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(email()).toHaveAttribute('type', 'email');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await user.click(submit('Create an account'));
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
});

test('keeps what was typed and the requested page when the mode changes', async () => {
  const { user, router } = open('/login?next=%2Fapp%2Fevents%2Fwork');
  await user.type(email(), 'ada@example.org');
  await user.click(submit('Create an account'));
  expect(email()).toHaveValue('ada@example.org');
  expect(password()).toHaveFocus();
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/app/events/work');
  await user.click(submit('Sign in'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
});

test('names what is missing and focuses the first field of it', async () => {
  const { controls, user } = open('/login?create=1');
  await user.type(password(), 'too short');
  await user.click(submit('Create account'));
  expect(await screen.findByText('Please enter your email.')).toBeVisible();
  expect(screen.getByText('Please use at least 12 characters.')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(email()).toHaveAttribute('aria-invalid', 'true');
  expect(controls.signUp).not.toHaveBeenCalled();
});

test('lets users with an old short password sign in', async () => {
  const { controls, user } = open();
  await user.type(email(), 'ada@example.org');
  await user.type(password(), 'old{Enter}');
  expect(controls.signIn).toHaveBeenCalled();
});

test('says how long to wait after wrong passwords', async () => {
  const { user } = open('/login', { result: { ok: false, failure: 'too-many-attempts', retryAfter: 120 } });
  await user.type(email(), 'ada@example.org');
  await user.type(password(), 'a long enough secret');
  await user.click(submit('Sign in'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Try again in 2 minutes, or choose a new password/);
});

test('says how long to wait for another account or for guest access', async () => {
  const { user } = open('/login?create', { result: { ok: false, failure: 'too-many-attempts', retryAfter: 1200 } });
  await user.type(email(), 'ada@example.org');
  await user.type(password(), 'a long enough secret');
  await user.click(submit('Create account'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /new accounts from your network.*try again in 20 minutes/i,
  );
  await user.click(tryIt()!);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/guests.*try again in 20 minutes/));
});

test.each([
  ['wrong-credentials', '/login', 'Sign in', /is incorrect/, 'password'],
  ['email-taken', '/login?create', 'Create account', /already has an account/, 'email'],
  ['weak-password', '/login?create', 'Create account', /too easy to guess/, 'password'],
  ['too-many-attempts', '/login?create', 'Create account', /in an hour/, undefined],
  ['network', '/login', 'Sign in', /couldn’t reach/, undefined],
  ['unknown', '/login', 'Sign in', /on our side/, undefined],
] as const)(
  'explains %s, keeps what was typed, and focuses the field',
  async (failure, address, button, words, field) => {
    const { user } = open(address, { result: { ok: false, failure } });
    await user.type(email(), 'ada@example.org');
    await user.type(password(), 'a long enough secret');
    await user.click(submit(button));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(email()).toHaveValue('ada@example.org');
    expect(password()).toHaveValue('a long enough secret');
    if (field) await waitFor(() => expect(field === 'email' ? email() : password()).toHaveFocus());
  },
);

test('switches to sign-in for an address that has an account', async () => {
  const { user } = open('/login?create', { result: { ok: false, failure: 'email-taken' } });
  await user.type(email(), 'ada@example.org');
  await user.type(password(), 'a long enough secret');
  await user.click(submit('Create account'));
  await user.click(await screen.findByRole('button', { name: 'Sign in instead' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(email()).toHaveValue('ada@example.org');
  expect(submit('Sign in')).toBeEnabled();
});

test('shows the password on demand without sending anything', async () => {
  const { controls, user } = open();
  await user.type(password(), 'secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(controls.signIn).not.toHaveBeenCalled();
  expect(screen.queryByText('Please enter your email.')).not.toBeInTheDocument();
});

test('waits until the session is known, then goes to the requested page', async () => {
  const { become, router } = open('/login?next=%2Fapp%2Fevents%2Fwork%3Fq%3D1', { state: { status: 'loading' } });
  expect(submit('Sign in')).toBeDisabled();
  become(signedIn());
  expect(await screen.findByText('the app')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/app/events/work', search: '?q=1' });
});

test('redirects a signed-in user to the app', async () => {
  const { router } = open('/login?next=https://evil.example/', { state: signedIn() });
  expect(await screen.findByText('the app')).toBeVisible();
  expect(router.state.location.pathname).toBe('/app/resumes');
});

const tryIt = () => screen.queryByRole('button', { name: 'Try Tessera without an account' });

test.each(['/login', '/login?create=1'])('offers access without an account by one click at %s', async (address) => {
  const { controls, user } = open(address);
  expect(tryIt()).toHaveAccessibleDescription(/Nothing to fill in.*30 days/);
  await user.click(tryIt()!);
  expect(controls.enterAsGuest).toHaveBeenCalledTimes(1);
  expect(controls.signUp).not.toHaveBeenCalled();
});

test.each([
  ['too-many-attempts', 'Too many guests from your network'],
  ['network', 'We couldn’t reach the server'],
] as const)('explains why a guest is not let in: %s', async (failure, words) => {
  const { user } = open('/login', { result: { ok: false, failure } });
  await user.click(tryIt()!);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(tryIt()).toBeEnabled();
});

test('takes a guest to the requested page', async () => {
  const { become, router } = open('/login?next=%2Fapp%2Fevents%2Fwork');
  become(guest());
  expect(await screen.findByText('the app')).toBeVisible();
  expect(router.state.location.pathname).toBe('/app/events/work');
});

test('offers a link for a forgotten password in the sign-in mode', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByText('a new password')).toBeVisible();
});

describe('a guest who signs in to another account', () => {
  const address = '/login?switch=1&next=%2Fapp%2Fevents%2Fwork';

  test('is warned about what is left behind, and can go back', async () => {
    const { user, router } = open(address, { state: guest() });
    expect(screen.getByText('Your guest work won’t come with you')).toBeVisible();
    expect(tryIt()).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back to my work' }));
    expect(router.state.location.pathname).toBe('/app/events/work');
  });

  test('stays on the page while the password is wrong, and continues when it is right', async () => {
    const { user, controls, become, router } = open(address, {
      state: guest(),
      result: { ok: false, failure: 'wrong-credentials' },
    });
    await user.type(email(), 'ada@example.org');
    await user.type(password(), 'wrong{Enter}');
    expect(controls.signIn).toHaveBeenCalled();
    become({ status: 'signed-out' });
    expect(screen.getByText('Your guest work won’t come with you')).toBeVisible();
    expect(tryIt()).toBeNull();
    become(guest());
    expect(await screen.findByRole('alert')).toHaveTextContent(/is incorrect/);
    become(signedIn());
    expect(await screen.findByText('the app')).toBeVisible();
    expect(router.state.location.pathname).toBe('/app/events/work');
  });
});
