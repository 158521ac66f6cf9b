import { ApolloProvider, clientFor } from '@shared/graphql';
import { createMemoryRouter, RouterProvider, useLocation } from '@shared/router';
import { AppDialog } from '@shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { installFakeGateway } from '../../tooling/testing/fake-gateway.ts';
import { fakeSession } from '../../tooling/testing/fake-host.ts';
import { renderUi } from '../../tooling/testing/render.tsx';
import { GuestCareProvider } from '../guests/guest-care.tsx';
import en from '../locales/en/common.json';
import { SessionContext } from '../session/session-context.ts';
import { fakeControls, guest, signedIn } from '../testing/fake-controls.ts';
import { recordOf } from '../testing/fake-federation.ts';
import { CommandBarPlace } from './command-bar-place.tsx';
import { CommandButton } from '../navigation/command-button.tsx';

const gateway = installFakeGateway();

const entry = (label: string, path: string) => ({
  ...{ group: 'resumes' as const, label: `navigation.${label}`, path: `/app/${path}`, order: 1 },
});
const registry = {
  remotes: [
    recordOf('resume-builder', {
      routes: [{ path: '/resumes' }, { path: '/resumes/edit/new' }, { path: '/resumes/edit/:id' }],
      navigation: [entry('resumes', 'resumes')],
    }),
    recordOf('events', { routes: [{ path: '/events/work' }], navigation: [entry('work', 'events/work')] }),
    recordOf('profile'),
  ],
};

const records = {
  resumes: [{ id: 'r1', title: 'Night baker' }],
  letters: [{ id: 'l1', title: 'To the mill' }],
  workEvents: [{ id: 'w1', position: 'Baker', company: 'Old Mill' }],
  eduEvents: [{ id: 'e1', degree: null, university: 'Harbour College' }],
  skillEvents: [{ id: 's1', name: 'Baking' }],
  paragraphEvents: [{ id: 'p1', title: 'Why bread' }],
  jobs: { nodes: [{ id: 'j1', title: 'Head baker', company: 'Northside' }] },
};

function open(state = signedIn()) {
  const session = fakeSession();
  const signOut = jest.fn(() => Promise.resolve());
  const controls = fakeControls({ state: { ...state, session }, signOut });
  const environment = { session, endpoints: { graphql: '', typeset: '' }, locale: { language: 'en' } };
  const client = clientFor(session, 'http://gateway.test/graphql', { name: 'shell', version: '1' });
  function Scene(): ReactNode {
    const { pathname } = useLocation();
    const [isBusy, setIsBusy] = useState(false);
    const navigation = { registry, pathname, me: { status: 'unknown' } as const, email: null, environment };
    return (
      <GuestCareProvider>
        <CommandBarPlace navigation={navigation}>
          <CommandButton />
          <main id="content" tabIndex={-1}>
            <p>{pathname}</p>
            <textarea aria-label="Notes" />
            <textarea aria-label="Own keys" onKeyDown={(event) => event.preventDefault()} />
            <button onClick={() => setIsBusy(true)}>Ask</button>
            <AppDialog open={isBusy} onClose={() => setIsBusy(false)} title="A question">
              <input aria-label="Answer" />
            </AppDialog>
          </main>
        </CommandBarPlace>
      </GuestCareProvider>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Scene /> }], { initialEntries: ['/app/resumes'] });
  renderUi(
    <SessionContext value={controls}>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </SessionContext>,
    { namespace: 'common', resources: { en } },
  );
  return { signOut, router, user: userEvent.setup() };
}

/** Waits for the field. In jsdom nothing has a size, so the dialog takes nothing for focusable and focuses itself. */
const field = async (): Promise<void> => {
  const found = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  act(() => found.focus());
};
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const isClosed = () => waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());

/** Returns the option that assistive technology announces while the focus is in the field. */
const active = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');

/** An id with a space in it cannot be referred to. */
const ids = () => screen.getAllByRole('option').map(({ id }) => id);

test('opens by Ctrl+K and by ⌘K from a field, closes by the same key or Escape, and returns the focus', async () => {
  gateway.answer(records);
  const { user } = open();
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  for (const [opening, closing] of [
    ['{Control>}k{/Control}', '{Escape}'],
    ['{Meta>}k{/Meta}', '{Control>}k{/Control}'],
  ] as const) {
    await user.click(notes);
    await user.keyboard(opening);
    await field();
    await user.keyboard(closing);
    await isClosed();
    await waitFor(() => expect(notes).toHaveFocus());
  }
  expect(notes).toHaveValue('');
});

test('leaves the key to a field that uses it, to other dialogs, and to longer shortcuts', async () => {
  const { user } = open();
  await user.click(screen.getByRole('textbox', { name: 'Own keys' }));
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('{Control>}{Shift>}k{/Shift}{/Control}k');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('textbox', { name: 'Answer' });
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'A question' })).toBeVisible();
});

test('shows pages and actions at once, and finds records of every kind when they arrive', async () => {
  gateway.answer(records);
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await field();
  expect(options()).toEqual([
    ...['My résumésRésumés', 'Work experienceRésumés', 'Profile', 'Plan', 'New résumé'],
    ...['Density: Automatic', 'Density: Compact', 'Density: Comfortable', 'Sign out'],
  ]);
  expect(ids().filter((id) => /\s/.test(id))).toEqual([]);
  await user.keyboard('bak');
  await waitFor(() =>
    expect(options()).toEqual(['Night bakerRésumé', 'BakerOld Mill', 'BakingSkills', 'Head bakerNorthside']),
  );
  expect(within(screen.getByRole('group', { name: 'Jobs' })).getByRole('option')).toHaveTextContent('Head baker');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('4 results'));
  expect(gateway.seen.find(({ operation }) => operation === 'ShellFindJobs')?.variables).toEqual({ text: 'bak' });
});

test('walks the results by keys, with the focus in the field, and opens one', async () => {
  gateway.answer(records);
  const { user, router } = open();
  await user.keyboard('{Control>}k{/Control}');
  await field();
  await user.keyboard('mill');
  await waitFor(() => expect(options()).toEqual(['To the millCover letter', 'BakerOld Mill']));
  expect(active()).toHaveTextContent('To the mill');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  for (const [key, title] of [
    ['ArrowDown', 'Baker'],
    ['ArrowDown', 'To the mill'],
    ['ArrowUp', 'Baker'],
    ['Home', 'To the mill'],
    ['End', 'Baker'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect([key, active()?.textContent]).toEqual([key, expect.stringContaining(title)]);
  }
  expect(screen.getByRole('combobox')).toHaveFocus();
  await user.keyboard('{Enter}');
  await isClosed();
  expect(router.state.location.pathname).toBe('/app/events/work/edit/w1');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('stays closed when the person comes back to where it was open', async () => {
  gateway.answer(records);
  const { user, router } = open();
  await user.keyboard('{Control>}k{/Control}');
  await field();
  await user.click(screen.getByRole('option', { name: /Profile/ }));
  await isClosed();
  expect(router.state.location.pathname).toBe('/app/profile');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('/app/resumes')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('says that records are missing when they cannot be loaded, and still finds pages', async () => {
  gateway.breakDown();
  const { user, router } = open();
  await user.keyboard('{Control>}k{/Control}');
  await field();
  await user.keyboard('work');
  expect(await screen.findAllByText(/We couldn’t load your documents/)).not.toHaveLength(0);
  await user.keyboard('{Enter}');
  await isClosed();
  expect(router.state.location.pathname).toBe('/app/events/work');
});

test('says that nothing matches', async () => {
  gateway.answer({ ...records, jobs: { nodes: [] } });
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  await field();
  await user.keyboard('zebra');
  expect(await screen.findByText('Nothing matches “zebra”.')).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
});

test('asks a guest before signing out, and returns the focus afterwards', async () => {
  gateway.answer(records);
  const { user, signOut } = open(guest());
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  await user.click(notes);
  await user.keyboard('{Control>}k{/Control}');
  await field();
  await user.keyboard('sign{Enter}');
  await isClosed();
  expect(await screen.findByRole('alertdialog', { name: 'Sign out and lose your work?' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(notes).toHaveFocus());
  expect(signOut).not.toHaveBeenCalled();
});
