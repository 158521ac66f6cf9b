import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { renderUi } from '../../../tooling/testing/render.tsx';
import { fakeAnswers, pageConfig } from '../../testing/fake-answers.ts';
import { EndSessionPage } from './end-session-page.tsx';

const token = 'A'.repeat(43);

function open(hash: string) {
  const router = createMemoryRouter([{ path: '/end-session', element: <EndSessionPage config={pageConfig} /> }], {
    initialEntries: [`/end-session${hash}`],
  });
  renderUi(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}
const button = () => screen.getByRole('button', { name: 'End this sign-in' });

test('ends the sign-in only when the button is pressed, and keeps the token out of the address', async () => {
  const requests = fakeAnswers([200, { ended: true }]);
  const { router, user } = open(`#token=${token}`);
  expect(router.state.location.hash).toBe('');
  expect(requests).toHaveLength(0);
  await user.click(button());
  expect(await screen.findByRole('heading', { name: 'The sign-in has ended' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute('href', '/forgot-password');
  expect(JSON.stringify(requests)).toContain(token);
});

test.each([
  ['a used link', [400, { error: 'invalid_link' }], 'This link doesn’t work anymore', false],
  ['a failing server', [500, {}], 'Something went wrong on our side', true],
] as const)('says what to do after %s', async (_what, answer, title, canRetry) => {
  fakeAnswers([answer[0], answer[1]]);
  const { user } = open(`#token=${token}`);
  await user.click(button());
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End this sign-in' }) !== null).toBe(canRetry);
});

test('says that a link is incomplete', () => {
  open('#token=short');
  expect(screen.getByText('This link is incomplete')).toBeVisible();
});
