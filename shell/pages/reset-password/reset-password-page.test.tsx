import { act, screen, waitFor, within } from '@testing-library/react';
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
const review = {
  email: 'ada@example.org',
  devices: 1,
  apps: 0,
  outsideAccess: { passkeys: 0, links: 0, calendar: 0, dailyEmails: 0 },
};
const nothingKept = { token, password: secret, keeps: [] };

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
const form = () => screen.findByLabelText('New password');
const save = () => screen.getByRole('button', { name: 'Save new password' });

test('removes the token from the address at once and sends it with the new password', async () => {
  const requests = fakeAnswers([200, review], [200, { changed: true }]);
  const { router, user, controls } = open();
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/reset-password', hash: '' }));
  expect(await form()).toHaveFocus();
  expect(screen.getByText(/For ada@example.org/)).toBeVisible();
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  await user.type(await form(), `${secret}{Enter}`);
  expect(await screen.findByText('the sign-in page')).toBeVisible();
  expect(await screen.findByText('Your new password is saved')).toBeVisible();
  expect(requests).toEqual([
    { address: 'https://tessera.test/identity/password-reset/review', body: { token } },
    { address: 'https://tessera.test/identity/password-reset/confirm', body: nothingKept },
  ]);
  expect(router.state.location.pathname).toBe('/login');
  expect(controls.signOut).not.toHaveBeenCalled();
});

test('signs this browser out, because its session has ended', async () => {
  fakeAnswers([200, review], [200, {}]);
  const { user, controls } = open(undefined, signedIn());
  await user.type(await form(), `${secret}{Enter}`);
  expect(await screen.findByText('the sign-in page')).toBeVisible();
  expect(controls.signOut).toHaveBeenCalledTimes(1);
});

test('keeps the session and the work of a guest', async () => {
  fakeAnswers([200, review], [200, {}]);
  const { router, user, controls } = open(undefined, guest());
  await user.type(await form(), `${secret}{Enter}`);
  expect(await screen.findByText('the sign-in page')).toBeVisible();
  expect(controls.signOut).not.toHaveBeenCalled();
  expect(router.state.location.search).toBe('?switch=1');
});

test('shows the password on demand', async () => {
  fakeAnswers([200, review]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('does not send a short password', async () => {
  const requests = fakeAnswers([200, review]);
  const { user } = open();
  await user.type(await form(), 'too short{Enter}');
  expect(await screen.findByText('Please use at least 12 characters.')).toBeVisible();
  expect(requests).toHaveLength(1);
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

test('offers a new link for one that was used or has expired, before a password is typed', async () => {
  fakeAnswers([400, { error: 'invalid_link' }]);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('This link doesn’t work anymore');
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get a new link' })).toBeVisible();
});

test('offers a new link for one that is used while the page is open', async () => {
  fakeAnswers([200, review], [400, { error: 'invalid_link' }]);
  const { user } = open();
  await user.type(await form(), `${secret}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link doesn’t work anymore');
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test('tries again without a connection', async () => {
  fakeAnswers(undefined, [200, review]);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t reach/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await form()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('accepts another link in the same tab', async () => {
  const requests = fakeAnswers([400, { error: 'invalid_link' }], [200, review], [200, {}]);
  const { router, user } = open();
  await screen.findByRole('alert');
  const other = 'b'.repeat(43);
  await act(() => router.navigate(`/reset-password#token=${other}`));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(router.state.location.hash).toBe('');
  await user.type(await form(), `${secret}{Enter}`);
  expect(await screen.findByText('the sign-in page')).toBeVisible();
  expect(requests[2]?.body).toEqual({ ...nothingKept, token: other });
});

test('turns off what gives access without a password, unless the person keeps it', async () => {
  const outsideAccess = { passkeys: 0, links: 2, calendar: 1, dailyEmails: 0 };
  const requests = fakeAnswers([200, { ...review, apps: 1, outsideAccess }], [200, {}]);
  const { user } = open();
  const links = await screen.findByRole('checkbox', { name: '2 share links' });
  expect(links).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Your calendar feed' })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /daily email/ })).not.toBeInTheDocument();
  expect(screen.getByText('1 connected app will lose access.')).toBeVisible();
  await user.click(links);
  await user.type(password(), `${secret}{Enter}`);
  expect(await screen.findByText('the sign-in page')).toBeVisible();
  expect(requests[1]?.body).toEqual({ ...nothingKept, keeps: ['links'] });
});

describe('an account that another person may have created', () => {
  const unclaimed = { createdAt: '2026-10-01T10:00:00Z', resumes: 2, letters: 0, blocks: 1, jobs: 0 };
  const outsideAccess = { passkeys: 0, links: 1, calendar: 0, dailyEmails: 0 };
  const asked = { ...review, outsideAccess, unclaimed };

  test('is kept or left behind, and nothing is chosen in advance', async () => {
    const requests = fakeAnswers([200, asked], [200, {}]);
    const { user } = open();
    const question = await screen.findByRole('radiogroup', { name: 'Is this account yours?' });
    expect(screen.getByText(/signed up on October 1, 2026. The account contains 2 résumés and 1 block/)).toBeVisible();
    expect(password()).not.toHaveFocus();
    await user.type(password(), `${secret}{Enter}`);
    expect(await screen.findByText(/Please choose one/)).toBeVisible();
    expect(requests).toHaveLength(1);
    await user.click(within(question).getByRole('radio', { name: 'Yes, keep everything' }));
    await user.click(save());
    expect(await screen.findByText('the sign-in page')).toBeVisible();
    expect(requests[1]?.body).toEqual({ ...nothingKept, isOwn: true });
  });

  test('takes everything with it when it is left behind', async () => {
    const requests = fakeAnswers([200, asked], [200, {}]);
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'No, start with an empty account' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.type(password(), `${secret}{Enter}`);
    expect(await screen.findByText('the sign-in page')).toBeVisible();
    expect(requests[1]?.body).toEqual({ ...nothingKept, isOwn: false });
  });

  test('is asked about when it has got contents meanwhile', async () => {
    fakeAnswers([200, review], [409, { error: 'owner_unknown' }], [200, asked]);
    const { user } = open();
    await user.type(await form(), `${secret}{Enter}`);
    expect(await screen.findByRole('radiogroup', { name: 'Is this account yours?' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('One question first');
  });
});

test.each([
  ['a weak password', [422, { error: 'weak_password' }] as const, /too easy to guess/],
  ['no connection', undefined, /couldn’t reach/],
  ['a broken server', [500, { error: 'server_error' }] as const, /on our side/],
])('keeps what was typed after %s, and the link still works', async (_what, answer, words) => {
  fakeAnswers([200, review], answer, [200, {}]);
  const { user } = open();
  await user.type(await form(), `${secret}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(password()).toHaveValue(secret);
  await user.click(save());
  expect(await screen.findByText('the sign-in page')).toBeVisible();
});
