import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { renderUi } from '../../../tooling/testing/render.tsx';
import { fakeAnswers, pageConfig } from '../../testing/fake-answers.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

function open() {
  const router = createMemoryRouter(
    [
      { path: '/forgot-password', element: <ForgotPasswordPage config={pageConfig} /> },
      { path: '/login', element: <p>the sign-in page</p> },
    ],
    { initialEntries: ['/forgot-password'] },
  );
  renderUi(<RouterProvider router={router} />);
  return { user: userEvent.setup() };
}

const email = () => screen.getByLabelText('Email');
const send = () => screen.getByRole('button', { name: 'Send link' });

test('sends the address and says what happens next, without revealing whether there is an account', async () => {
  const requests = fakeAnswers([202, { accepted: true }]);
  const { user } = open();
  expect(email()).toHaveFocus();
  expect(email()).toHaveAttribute('autocomplete', 'username');
  await user.type(email(), ' ada@example.org {Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  expect(requests).toEqual([
    { address: 'https://tessera.test/identity/password-reset/request', body: { email: 'ada@example.org' } },
  ]);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('If there’s an account for ada@example.org');
  expect(status).toHaveTextContent('10 minutes');
  expect(status).toHaveFocus();
});

test('keeps the address for another attempt', async () => {
  fakeAnswers([202, {}]);
  const { user } = open();
  await user.type(email(), 'ada@example.or{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Use another email' }));
  expect(email()).toHaveValue('ada@example.or');
  expect(email()).toHaveFocus();
});

test('rejects an invalid address before anything is sent', async () => {
  const requests = fakeAnswers();
  const { user } = open();
  await user.click(send());
  expect(await screen.findByText('Please enter your email.')).toBeVisible();
  await user.type(email(), 'ada');
  expect(await screen.findByText('Please enter a valid email')).toBeVisible();
  expect(requests).toEqual([]);
});

test.each([
  ['no connection', undefined, /couldn’t reach/],
  ['a broken server', [500, { error: 'server_error' }] as const, /on our side/],
])('keeps the address after %s', async (_what, answer, words) => {
  fakeAnswers(answer);
  const { user } = open();
  await user.type(email(), 'ada@example.org');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(email()).toHaveValue('ada@example.org');
  fakeAnswers([202, {}]);
  await user.click(send());
  expect(await screen.findByText(/we’ve sent a link to it/)).toBeVisible();
});

test('links back to sign in', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(await screen.findByText('the sign-in page')).toBeVisible();
});
