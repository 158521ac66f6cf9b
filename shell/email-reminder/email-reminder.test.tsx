import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { renderUi } from '../../tooling/testing/render.tsx';
import { GuestCareProvider } from '../guests/guest-care.tsx';
import { SessionContext } from '../session/session-context.ts';
import type { SessionState } from '../session/session-state.ts';
import { fakeAnswers } from '../testing/fake-answers.ts';
import { fakeControls, guest, signedIn } from '../testing/fake-controls.ts';
import { NoticePlace } from '../app/notice-place.tsx';
import { isReminderDue } from './reminder-time.ts';

const authority = 'https://tessera.test/identity';
const day = 24 * 60 * 60 * 1000;
const unverified = { ...signedIn(), isEmailVerified: false } as const;
const { subject } = unverified.session;

beforeEach(() => localStorage.clear());

function open(state: SessionState = unverified) {
  const frame = (
    <SessionContext value={fakeControls({ state })}>
      <GuestCareProvider>
        <NoticePlace deletionDate={null} authority={authority} />
      </GuestCareProvider>
    </SessionContext>
  );
  renderUi(<RouterProvider router={createMemoryRouter([{ path: '*', element: frame }])} />);
  return userEvent.setup();
}
const dueSince = (): boolean => isReminderDue(subject, Date.now() - 2 * day);

test('waits for a day', () => {
  expect(isReminderDue('ada', 0)).toBe(false);
  expect(isReminderDue('ada', day - 1)).toBe(false);
  expect(isReminderDue('ada', day)).toBe(true);
  // Another person in the same browser has a day of their own.
  expect(isReminderDue('bea', day)).toBe(false);
});

test('sends another link, and is quiet for a week', async () => {
  dueSince();
  const requests = fakeAnswers([429, { error: 'too_many_attempts' }], [202, { accepted: true }]);
  const user = open();
  const send = await screen.findByRole('button', { name: 'Send another link' });
  await user.click(send);
  expect(await screen.findByText(/several links in a short time/)).toBeVisible();
  await user.click(send);
  expect(await screen.findByText(/^We’ve sent a link to/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Confirm your email')).toBeNull());
  expect(requests.map(({ address }) => address)).toEqual(Array(2).fill(`${authority}/email-confirmation/request`));
  expect(isReminderDue(subject, Date.now() + 6 * day)).toBe(false);
  expect(isReminderDue(subject, Date.now() + 8 * day)).toBe(true);
});

test('can be dismissed for a week', async () => {
  dueSince();
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Remind me in a week' }));
  expect(screen.queryByText('Confirm your email')).toBeNull();
  expect(isReminderDue(subject)).toBe(false);
});

test.each([
  ['have confirmed their address', { ...unverified, isEmailVerified: true }],
  ['are guests', guest()],
  ['sign in with a provider that does not say', signedIn()],
])('is not shown to people who %s', (_who, state) => {
  dueSince();
  open(state);
  expect(screen.queryByText('Confirm your email')).toBeNull();
});
