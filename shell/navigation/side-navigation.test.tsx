import type { NavigationEntry, RegistryRecord } from '@shared/contracts';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { fakeSession } from '../../tooling/testing/fake-host.ts';
import { renderUi } from '../../tooling/testing/render.tsx';
import type { MeState } from '../current-user/me.ts';
import { dismissNotice } from '../guests/dismissal.ts';
import { GuestCareProvider } from '../guests/guest-care.tsx';
import en from '../locales/en/common.json';
import { SessionContext } from '../session/session-context.ts';
import { fakeControls, guest, signedIn } from '../testing/fake-controls.ts';
import { fakeFederation, recordOf, succeed } from '../testing/fake-federation.ts';
import { SideNavigation } from './side-navigation.tsx';

const mockFederation = fakeFederation();
beforeEach(() => localStorage.clear());
jest.mock('../federation/federation-port.ts', () => ({ createFederation: () => mockFederation }));

const entry = (label: string, path: string, order: number, group: NavigationEntry['group'] = 'resumes') => ({
  group,
  label: `navigation.${label}`,
  path: `/app/${path}`,
  order,
});
const resumes = recordOf('resume-builder', { navigation: [entry('resumes', 'resumes', 4)] });
const events = recordOf('events', {
  navigation: [
    entry('skills', 'events/skills', 3),
    entry('work', 'events/work', 1),
    entry('education', 'events/edu', 2),
  ],
});
const letters = recordOf('letters', { navigation: [entry('letters', 'cover-letters', 2, 'coverLetters')] });
const jobs = recordOf('job-tracker', {
  routes: [{ path: '/jobs/track' }, { path: '/jobs/find' }],
  navigation: [entry('jobTracker', 'jobs/track', 1, 'none')],
});
const profile = recordOf('profile');

const meWith = (changes: Readonly<Record<string, string | null>> = {}, headshotURL: string | null = null): MeState => ({
  status: 'ready',
  me: {
    id: '1',
    headshotURL,
    tesseraProduct: 'free',
    deletionDate: null,
    profile: {
      ...{ firstName: 'Ada', lastName: 'Lovelace', mjUserId: null, mjDomain: null },
      ...{ email: null, phone: null, linkedin: null },
      address: { addressOne: null, addressTwo: null, city: null, state: null, zip: null, country: null },
      ...changes,
    },
  },
});

interface Scene {
  readonly remotes?: readonly RegistryRecord[];
  readonly pathname?: string;
  readonly me?: MeState;
  readonly state?: ReturnType<typeof signedIn>;
  readonly subject?: string;
}

const here = { remotes: [resumes, events, profile], pathname: '/app/resumes', me: meWith() };

function open(scene: Scene = {}) {
  const { remotes = here.remotes, pathname = here.pathname, me = here.me, state = signedIn(), subject } = scene;
  const signOut = jest.fn(() => Promise.resolve());
  const session = { ...fakeSession(), ...(subject !== undefined && { subject }) };
  const controls = fakeControls({ state: { ...state, session }, signOut });
  const environment = { session, endpoints: { graphql: '', typeset: '' }, locale: { language: 'en' } };
  let goTo: (path: string) => void = () => undefined;
  function Scene(): ReactNode {
    const [path, setPath] = useState(pathname);
    goTo = setPath;
    return (
      <GuestCareProvider>
        <SideNavigation registry={{ remotes }} pathname={path} me={me} email={state.email} environment={environment} />
      </GuestCareProvider>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Scene /> }]);
  renderUi(
    <SessionContext value={controls}>
      <RouterProvider router={router} />
    </SessionContext>,
    { namespace: 'common', resources: { en } },
  );
  return { signOut, goTo: (path: string) => act(() => goTo(path)), user: userEvent.setup() };
}

const links = () => screen.getAllByRole('link').map((link) => link.textContent);
const group = (name: string) => screen.getByRole('button', { name });
const person = () => screen.getByRole('button', { name: /^Edit contact info for/ });

test('links the logo to the résumés', () => {
  open();
  expect(screen.getByRole('link', { name: 'Tessera, my résumés' })).toHaveAttribute('href', '/app/resumes');
});

test('lists the entries of a group in order, with their numbers', () => {
  open();
  expect(links()).toEqual(['Tessera', '1Work experience', '2Education', '3Skills', '4My résumés']);
});

test('has no dead entries: what no remote provides is not shown', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Cover letters' })).toBeNull();
  expect(screen.queryByText('Job tracker')).toBeNull();
  expect(screen.queryByText(/^My (career|journey)$/)).toBeNull();
});

test('shows the entries that a remote provides', () => {
  open({ remotes: [resumes, letters, jobs] });
  expect(group('Cover letters')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Job tracker' })).toHaveAttribute('href', '/app/jobs/track');
});

test('marks the active item on its subpages too', () => {
  open({ pathname: '/app/events/work/edit/7' });
  expect(screen.getByRole('link', { name: /Work experience/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /My résumés/ })).not.toHaveAttribute('aria-current');
});

test('marks the only entry of a remote on all of its pages', () => {
  open({ remotes: [resumes, jobs], pathname: '/app/jobs/find' });
  expect(screen.getByRole('link', { name: 'Job tracker' })).toHaveAttribute('aria-current', 'page');
});

test('keeps a group closed elsewhere, opens it on its pages, and toggles it on a click', async () => {
  const { user, goTo } = open({ remotes: [resumes, letters], pathname: '/app/profile' });
  expect(group('Résumés')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: /My résumés/ })).toBeNull();

  goTo('/app/resumes');
  expect(group('Résumés')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: /My résumés/ })).toBeVisible();
  expect(group('Cover letters')).toHaveAttribute('aria-expanded', 'false');

  await user.click(group('Résumés'));
  expect(group('Résumés')).toHaveAttribute('aria-expanded', 'false');
  await user.click(group('Cover letters'));
  expect(screen.getByRole('link', { name: /My letters/ })).toBeVisible();
});

test('keeps what a person opened open after a reload and for this account only, but not what opened by itself', async () => {
  const remotes = [resumes, letters];
  const { user } = open({ remotes });
  await user.click(group('Cover letters'));
  cleanup();
  open({ remotes, pathname: '/app/profile' });
  expect(group('Cover letters')).toHaveAttribute('aria-expanded', 'true');
  expect(group('Résumés')).toHaveAttribute('aria-expanded', 'false');
  cleanup();
  open({ remotes, pathname: '/app/profile', subject: 'grace' });
  expect(group('Cover letters')).toHaveAttribute('aria-expanded', 'false');
  cleanup();
  const { user: again } = open({ remotes, pathname: '/app/profile' });
  await again.click(group('Cover letters'));
  cleanup();
  open({ remotes, pathname: '/app/profile' });
  expect(group('Cover letters')).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['mycareer.northgate.example', 'My career', 'https://mycareer.northgate.example/'],
  ['northgate.example', 'My journey', 'https://northgate.example/'],
  ['localhost:3000', 'My journey', 'http://localhost:3000/'],
])('shows a customer of %s the portal as "%s"', (mjDomain, name, address) => {
  open({ me: meWith({ mjDomain }) });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
});

test.each([
  ['both names', { firstName: 'Ada', lastName: 'Lovelace' }, 'Ada Lovelace', 'AL'],
  ['one name', { firstName: null, lastName: 'émile' }, 'émile', 'É'],
  ['no name', { firstName: ' ', lastName: null }, 'ada@example.org', 'A'],
])('shows a user with %s', (_what, names, name, initials) => {
  open({ me: meWith(names) });
  expect(person()).toHaveTextContent(initials + name);
});

test('shows the headshot if there is one', () => {
  open({ me: meWith({}, 'https://site.test/ada.webp') });
  expect(person().querySelector('img')).toHaveAttribute('src', 'https://site.test/ada.webp');
});

const dialogDoor = {
  door: {
    contract: 1,
    name: 'profile',
    version: '1',
    routes: () => [],
    overlays: () => ({
      'edit-contact-info': ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>the dialog</button>,
    }),
  },
};

test('reports a contact dialog that cannot be loaded in its place, and shows it after a retry', async () => {
  mockFederation.script('profile', succeed({ door: 'garbled' }));
  const { user } = open();
  await user.click(person());
  const dialog = await screen.findByRole('dialog', { name: 'Edit Contact Info' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('isn’t working right now');
  mockFederation.script('profile', succeed(dialogDoor));
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'the dialog' })).toBeInTheDocument();
});

test('opens the contact dialog of the profile remote by click, Enter, and Space', async () => {
  mockFederation.script('profile', succeed(dialogDoor));
  const { user } = open();
  for (const way of ['click', '{Enter}', ' ']) {
    if (way === 'click') await user.click(person());
    else {
      person().focus();
      await user.keyboard(way);
    }
    await user.click(await screen.findByRole('button', { name: 'the dialog' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'the dialog' })).toBeNull());
  }
});

test('signs out by right-click and by the button next to it', async () => {
  const { signOut, user } = open();
  expect(fireEvent.contextMenu(person())).toBe(false);
  expect(signOut).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(signOut).toHaveBeenCalledTimes(2);
});

test('leads to the profile, the density, and the pages about the product from a panel beside the user', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Account and help' });
  await user.click(button);
  const toProfile = await screen.findByRole('link', { name: 'Profile and account' });
  expect(toProfile).toHaveAttribute('href', '/app/profile');
  expect(toProfile).toHaveFocus();
  expect(screen.getByRole('radiogroup', { name: 'Density' })).toBeVisible();
  for (const [name, address] of [
    ['Help', '/help'],
    ['Contact us', '/contact'],
    ['Terms of service', '/terms'],
    ['Privacy policy', '/privacy'],
    ['Accessibility', '/accessibility'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
  }
  await user.click(toProfile);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
});

test('shows the user without the profile remote, but opens nothing', () => {
  open({ remotes: [resumes] });
  expect(screen.getByText('Ada Lovelace')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Edit contact info for/ })).toBeNull();
});

test('labels a guest, offers to keep the work, and asks before signing out', async () => {
  // While the notice about guest accounts is shown, it has this button.
  dismissNotice();
  const { signOut, user } = open({ state: guest(), me: meWith({ firstName: null, lastName: null }) });
  expect(person()).toHaveTextContent('GGuest');
  fireEvent.contextMenu(person());
  const question = await screen.findByRole('alertdialog', { name: 'Sign out and lose your work?' });
  await user.click(within(question).getByRole('button', { name: 'Keep your work' }));
  expect(await screen.findByRole('dialog', { name: 'Keep your work' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Keep your work' }));
  expect(await screen.findByRole('dialog', { name: 'Keep your work' })).toBeVisible();
  expect(signOut).not.toHaveBeenCalled();
});
