import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { renderUi } from '../../../tooling/testing/render.tsx';
import { SessionContext } from '../../session/session-context.ts';
import type { SessionState } from '../../session/session-state.ts';
import { fakeAnswers, pageConfig } from '../../testing/fake-answers.ts';
import { fakeControls, guest, signedIn } from '../../testing/fake-controls.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

const token = 'a'.repeat(43);
const secret = 'harbour lantern quilt';

function open(fragment = `#token=${token}`, state: SessionState = { status: 'signed-out' }) {
  const controls = fakeControls({ state, signOut: jest.fn(() => Promise.resolve()) });
  const router = createMemoryRouter(
    [
      { path: '/reset-password', element: <ResetPasswordPage config={pageConfig} /> },
      { path: '/forgot-password', element: <p>the page that asks for a link</p> },
      { path: '/login', element: <p>the sign-in page</p> },
    ],
    { initialEntries: [`/reset-password${fragment}`] },
  );
  renderUi(
    <SessionContext value={controls}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
  return { controls, router, user: userEvent.setup() };
}

const password = () => screen.getByLabelText('New password');
const save = () => screen.getByRole('button', { name: 'Save new password' });

test('removes the token from the address at once and sends it with the new password', async () => {
  const requests = fakeAnswers([200, { changed: true }]);
  const { router, user, controls } = open();
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/reset-password', hash: '' }));
  expect(password()).toHaveFocus();
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  await user.type(password(), `${secret}{Enter}`);
  expect(await screen.findByText('the sign-in page')).toBeVisible();
  expect(await screen.findByText('Your new password is saved')).toBeVisible();
  expect(requests).toEqual([
    { address: 'https://tessera.test/identity/password-reset/confirm', body: { token, password: secret } },
  ]);
  expect(router.state.location.pathname).toBe('/login');
  expect(controls.signOut).not.toHaveBeenCalled();
});

test('signs this browser out, because its session has ended', async () => {
  fakeAnswers([200, {}]);
  const { user, controls } = open(undefined, signedIn());
  await user.type(password(), `${secret}{Enter}`);
  expect(await screen.findByText('the sign-in page')).toBeVisible();
  expect(controls.signOut).toHaveBeenCalledTimes(1);
});

test('keeps the session and the work of a guest', async () => {
  fakeAnswers([200, {}]);
  const { router, user, controls } = open(undefined, guest());
  await user.type(password(), `${secret}{Enter}`);
  expect(await screen.findByText('the sign-in page')).toBeVisible();
  expect(controls.signOut).not.toHaveBeenCalled();
  expect(router.state.location.search).toBe('?switch=1');
});

test('shows the password on demand', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('does not send a short password', async () => {
  const requests = fakeAnswers();
  const { user } = open();
  await user.type(password(), 'too short{Enter}');
  expect(await screen.findByText('Please use at least 10 characters.')).toBeVisible();
  expect(requests).toEqual([]);
});

test.each([
  ['without a token', ''],
  ['cut off', '#token=abc'],
  ['with something else', '#other'],
])('offers a new link for a link %s', async (_what, fragment) => {
  const { user } = open(fragment);
  expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete');
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Get a new link' }));
  expect(await screen.findByText('the page that asks for a link')).toBeVisible();
});

test('offers a new link for one that was used or has expired', async () => {
  fakeAnswers([400, { error: 'invalid_link' }]);
  const { user } = open();
  await user.type(password(), `${secret}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link doesn’t work anymore');
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get a new link' })).toBeVisible();
});

test('accepts another link in the same tab', async () => {
  const requests = fakeAnswers([400, { error: 'invalid_link' }], [200, {}]);
  const { router, user } = open();
  await user.type(password(), `${secret}{Enter}`);
  await screen.findByRole('alert');
  const other = 'b'.repeat(43);
  await act(() => router.navigate(`/reset-password#token=${other}`));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(router.state.location.hash).toBe('');
  await user.type(password(), `${secret}{Enter}`);
  expect(await screen.findByText('the sign-in page')).toBeVisible();
  expect(requests[1]?.body).toEqual({ token: other, password: secret });
});

test.each([
  ['a weak password', [422, { error: 'weak_password' }] as const, /too easy to guess/],
  ['no connection', undefined, /couldn’t reach/],
  ['a broken server', [500, { error: 'server_error' }] as const, /on our side/],
])('keeps what was typed after %s, and the link still works', async (_what, answer, words) => {
  fakeAnswers(answer, [200, {}]);
  const { user } = open();
  await user.type(password(), `${secret}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(password()).toHaveValue(secret);
  await user.click(save());
  expect(await screen.findByText('the sign-in page')).toBeVisible();
});
