import { createMemoryRouter, RouterProvider } from '@shared/router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderUi } from '../../../tooling/testing/render.tsx';
import { SessionContext } from '../../session/session-context.ts';
import { fakeAnswers, pageConfig } from '../../testing/fake-answers.ts';
import { fakeControls } from '../../testing/fake-controls.ts';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

const token = 'a'.repeat(43);
const email = 'ada@example.org';
const address = 'https://tessera.test/identity/email-confirmation/confirm';

function open(fragment = `#token=${token}`) {
  const router = createMemoryRouter(
    [
      { path: '/confirm-email', element: <ConfirmEmailPage config={pageConfig} /> },
      { path: '/forgot-password', element: <p>the page that asks for a link</p> },
      { path: '/app/resumes', element: <p>the résumés</p> },
    ],
    { initialEntries: [`/confirm-email${fragment}`] },
  );
  renderUi(
    <StrictMode>
      <SessionContext value={fakeControls({ state: { status: 'signed-out' } })}>
        <RouterProvider router={router} />
      </SessionContext>
    </StrictMode>,
  );
  return { router, user: userEvent.setup() };
}

test('uses the link once and at once, and removes the token from the address', async () => {
  const requests = fakeAnswers([200, { kind: 'confirm', email }]);
  const { router, user } = open();
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect(screen.getByText(`You sign in with ${email}.`)).toBeVisible();
  expect(router.state.location.hash).toBe('');
  expect(requests).toEqual([{ address, body: { token } }]);
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  expect(await screen.findByText('the résumés')).toBeVisible();
});

test('takes the password where the account is not signed in, and keeps asking after a wrong one', async () => {
  const requests = fakeAnswers(
    [401, { error: 'password_required', email }],
    [401, { error: 'wrong_credentials', email }],
    undefined,
    [200, { kind: 'confirm', email }],
  );
  const { user } = open();
  const password = await screen.findByLabelText('Password');
  expect(screen.getByText(/account for ada@example.org in this browser/)).toBeVisible();
  await waitFor(() => expect(password).toHaveFocus());
  await user.type(password, 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('That password isn’t right');
  await user.clear(password);
  await user.type(password, 'right{Enter}');
  expect(await screen.findByText(/couldn’t reach/)).toBeVisible();
  expect(password).toHaveValue('right');
  await user.click(screen.getByRole('button', { name: 'Confirm email' }));
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([
    { token },
    { token, password: 'wrong' },
    { token, password: 'right' },
    { token, password: 'right' },
  ]);
});

test('undoes a change and continues to a new password', async () => {
  fakeAnswers([200, { kind: 'undo', email }]);
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'The change is undone' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Choose a new password' }));
  expect(await screen.findByText('the page that asks for a link')).toBeVisible();
});

test('explains an incomplete link without sending anything', () => {
  const requests = fakeAnswers();
  open('');
  expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete');
  expect(requests).toEqual([]);
});

test.each([
  ['invalid_link', 400, 'This link doesn’t work anymore'],
  ['email_taken', 409, 'This email has an account already'],
])('explains %s', async (error, status, words) => {
  fakeAnswers([status, { error }]);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/app/profile');
});

test('tries again without a connection', async () => {
  fakeAnswers(undefined, [200, { kind: 'confirm', email }]);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t reach/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
});
