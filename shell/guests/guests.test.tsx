import { createMemoryRouter, RouterProvider } from '@shared/router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { renderUi } from '../../tooling/testing/render.tsx';
import { contentId } from '../page/use-page-change.ts';
import { SessionContext } from '../session/session-context.ts';
import type { SessionControls, SessionState, UpgradeResult } from '../session/session-state.ts';
import { fakeControls, guest, signedIn } from '../testing/fake-controls.ts';
import { useGuestCare } from './guest-care-context.ts';
import { NoticePlace } from '../app/notice-place.tsx';
import { GuestCareProvider } from './guest-care.tsx';

interface Scene {
  readonly state?: SessionState;
  readonly result?: UpgradeResult;
  /** The number of days for which the work is kept. */
  readonly days?: number;
}

function LeaveButton(): ReactNode {
  const { leave } = useGuestCare();
  return <button onClick={leave}>Sign out</button>;
}

function open({ state = guest(), result = { ok: true }, days = 30 }: Scene = {}) {
  const page: { become?: (state: SessionState) => void } = {};
  const controls = fakeControls({
    keptUntil: () => new Date(Date.now() + days * 86_400_000),
    signOut: jest.fn(() => Promise.resolve()),
    upgrade: jest.fn(() => {
      // The token represents the full account before the API has answered.
      if (result.ok) page.become?.(signedIn());
      return Promise.resolve(result);
    }),
  });
  function Frame(): ReactNode {
    const [current, setCurrent] = useState(state);
    useEffect(() => {
      page.become = setCurrent;
    }, []);
    const shown: SessionControls = { ...controls, state: current };
    return (
      <SessionContext value={shown}>
        <GuestCareProvider>
          <main id={contentId} tabIndex={-1}>
            <NoticePlace deletionDate={null} authority="https://id.example" />
            <input aria-label="Work in progress" />
          </main>
          <LeaveButton />
        </GuestCareProvider>
      </SessionContext>
    );
  }
  const router = createMemoryRouter(
    [
      { path: '/app/*', element: <Frame /> },
      { path: '/login', element: <p>the sign-in page</p> },
    ],
    { initialEntries: ['/app/events/work'] },
  );
  renderUi(<RouterProvider router={router} />);
  return { controls, router, user: userEvent.setup() };
}

const notice = () => screen.findByRole('status');
const person = { email: 'ada@example.org', password: 'a long enough secret' };

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  await user.click(within(await notice()).getByRole('button', { name: 'Keep your work' }));
  const dialog = await screen.findByRole('dialog', { name: 'Keep your work' });
  await user.type(within(dialog).getByLabelText('Email'), person.email);
  await user.type(within(dialog).getByLabelText('Password'), person.password);
  await user.click(within(dialog).getByRole('button', { name: 'Keep my work' }));
  return dialog;
}

beforeEach(() => sessionStorage.clear());

describe('the notice', () => {
  test('tells a guest how long the work is kept, without a date while there is time', async () => {
    open();
    expect(await notice()).toHaveTextContent(/You’re using a guest account.*30 days/);
    expect(await notice()).not.toHaveTextContent(/until \w+ \d/);
  });

  test('is hidden for the session when it is dismissed', async () => {
    const { user } = open();
    await user.click(within(await notice()).getByRole('button', { name: 'Hide this note' }));
    expect(screen.queryByRole('status')).toBeNull();
    open();
    await waitFor(() => expect(screen.getAllByLabelText('Work in progress')).toHaveLength(2));
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('shows the date in the last week and cannot be dismissed', async () => {
    sessionStorage.setItem('tessera.guest-notice-hidden', '1');
    open({ days: 6 });
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
    expect(await notice()).toHaveTextContent(`kept until ${date.format(Date.now() + 6 * 86_400_000)}`);
    expect(screen.queryByRole('button', { name: 'Hide this note' })).toBeNull();
  });

  test('is shown to guests only', async () => {
    open({ state: signedIn() });
    await screen.findByLabelText('Work in progress');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('keeping the work', () => {
  test('takes email and password, confirms success, and changes nothing else', async () => {
    const { user, controls } = open();
    await user.type(await screen.findByLabelText('Work in progress'), 'half a sentence');
    await fillIn(user);
    expect(controls.upgrade).toHaveBeenCalledWith(person);
    expect(await screen.findByText('From now on, sign in as ada@example.org.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('You’re using a guest account')).toBeNull();
    expect(screen.getByLabelText('Work in progress')).toHaveValue('half a sentence');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('validates the length of the password before it asks the server', async () => {
    const { user, controls } = open();
    await user.click(within(await notice()).getByRole('button', { name: 'Keep your work' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Password'), 'short');
    await user.click(within(dialog).getByRole('button', { name: 'Keep my work' }));
    expect(await within(dialog).findByText('Please use at least 12 characters.')).toBeVisible();
    expect(controls.upgrade).not.toHaveBeenCalled();
  });

  test.each([
    ['email-taken', 'ada@example.org already has an account'],
    ['weak-password', 'too easy to guess'],
    ['too-many-attempts', 'Too many attempts'],
    ['already-full', 'already has an email and a password'],
    ['signed-out', 'guest session has ended'],
    ['network', 'couldn’t reach the server'],
    ['unknown', 'on our side'],
  ] as const)('explains %s and keeps what was typed', async (failure, words) => {
    const { user } = open({ result: { ok: false, failure } });
    const dialog = await fillIn(user);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(words);
    expect(within(dialog).getByLabelText('Email')).toHaveValue(person.email);
    expect(within(dialog).getByLabelText('Password')).toHaveValue(person.password);
  });

  test('offers to sign in to an existing account, and says what happens to the work', async () => {
    const { user, router } = open({ result: { ok: false, failure: 'email-taken' } });
    const dialog = await fillIn(user);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/won’t move over/);
    await user.click(within(dialog).getByRole('link', { name: 'Sign in to that account' }));
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      search: '?switch=1&next=%2Fapp%2Fevents%2Fwork',
    });
  });
});

describe('signing out', () => {
  const ask = async (user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> => {
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    return screen.findByRole('alertdialog', { name: 'Sign out and lose your work?' });
  };

  test('asks a guest first', async () => {
    const { user, controls } = open();
    const dialog = await ask(user);
    expect(dialog).toHaveTextContent(/no one can reach what you made/);
    expect(controls.signOut).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Sign out anyway' }));
    expect(controls.signOut).toHaveBeenCalledTimes(1);
  });

  test('is canceled by Escape, and offers to keep the work instead', async () => {
    const { user, controls } = open();
    await ask(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(within(await ask(user)).getByRole('button', { name: 'Keep your work' }));
    expect(await screen.findByRole('dialog', { name: 'Keep your work' })).toBeVisible();
    expect(controls.signOut).not.toHaveBeenCalled();
  });

  test('asks only guests', async () => {
    const { user, controls } = open({ state: signedIn() });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(controls.signOut).toHaveBeenCalledTimes(1);
  });
});
