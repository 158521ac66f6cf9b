import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@shared/router';
import { renderUi } from '../../../tooling/testing/render.tsx';
import { InteractionPage } from './interaction-page.tsx';

type Answers = Readonly<Record<string, { readonly status?: number; readonly body: unknown } | 'offline'>>;

const login = { interaction: 'one', prompt: 'login', client: { name: 'Agenda', scopes: ['openid', 'email'] } };
const consent = {
  ...login,
  prompt: 'consent',
  account: { email: 'ada@example.org' },
  otherAccount: '/identity/auth?prompt=login',
};

let requests: { readonly what: string; readonly body: unknown }[];
const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Opens the page with the provider's responses by request: `ask`, `login`, `consent`, and so on. */
function open(answers: Answers) {
  requests = [];
  const given = { ...answers };
  globalThis.fetch = (input, init = {}) => {
    const what = /interaction\/one\/?(.*)$/.exec(input as string)?.[1] ?? 'elsewhere';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    requests.push({ what: what === '' ? 'ask' : what, body });
    const answer = given[what === '' ? 'ask' : what];
    if (answer === undefined || answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json(answer.body, { status: answer.status ?? 200 }));
  };
  const router = createMemoryRouter(
    [
      { path: '/login', element: <InteractionPage /> },
      { path: '/other', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/login?interaction=one'] },
  );
  renderUi(<RouterProvider router={router} />);
  return userEvent.setup();
}

async function signIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'a long enough secret{Enter}');
}

test('names the application and sends what was typed', async () => {
  const user = open({ ask: { body: login }, login: { status: 401, body: { error: 'wrong_credentials' } } });
  await signIn(user);
  expect(screen.getByText('to continue to Agenda')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your email or password is incorrect');
  expect(requests.at(-1)).toEqual({
    what: 'login',
    body: { email: 'ada@example.org', password: 'a long enough secret' },
  });
});

test('creates accounts, and switches to sign-in for a registered address', async () => {
  const user = open({ ask: { body: login }, register: { status: 409, body: { error: 'email_taken' } } });
  await user.click(await screen.findByRole('button', { name: 'Create an account' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account');
  await user.type(screen.getByLabelText('Email'), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'a long enough secret');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await user.click(await screen.findByRole('button', { name: 'Sign in instead' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
});

test('offers no guest access by default, because guests have no identity elsewhere', async () => {
  open({ ask: { body: login } });
  await screen.findByLabelText('Email');
  expect(screen.queryByRole('button', { name: /without an account/ })).toBeNull();
});

test('asks for consent in words, and sends the answer', async () => {
  const user = open({ ask: { body: consent }, consent: { status: 400, body: { error: 'invalid_input' } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Share your account info with Agenda?' })).toBeVisible();
  expect(screen.getByText(/as ada@example.org/)).toBeVisible();
  const [shared] = screen.getAllByRole('list');
  expect(
    within(shared!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['an ID that identifies your account and nothing else', 'your email address, and whether it’s verified']);
  expect(screen.getByRole('link', { name: 'Use another account' })).toHaveAttribute(
    'href',
    '/identity/auth?prompt=login',
  );
  await user.click(screen.getByRole('button', { name: 'Don’t allow' }));
  expect(requests.at(-1)).toEqual({ what: 'consent', body: { allow: false } });
  await user.click(await screen.findByRole('button', { name: 'Allow' }));
  expect(requests.at(-1)).toEqual({ what: 'consent', body: { allow: true } });
});

test.each([
  ['at once', { ask: { status: 410, body: { error: 'interaction_expired' } } }],
  ['because it is one of our own page’s', { ask: { body: { interaction: 'one', prompt: 'login' } } }],
])('reports an expired request, with a way to continue: %s', async (_when, answers) => {
  open(answers);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This sign-in has expired'));
  expect(screen.getByRole('link', { name: 'Sign in to Tessera' })).toHaveAttribute('href', '/login');
});

test('reports a request that expired while the user was typing', async () => {
  const user = open({ ask: { body: login }, login: { status: 410, body: { error: 'interaction_expired' } } });
  await signIn(user);
  expect(await screen.findByText('This sign-in has expired')).toBeVisible();
});

test('retries after a lost connection', async () => {
  const user = open({ ask: 'offline' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
  expect(requests.map(({ what }) => what)).toEqual(['ask', 'ask']);
});

test('offers guest access only where the application accepts guests', async () => {
  open({ ask: { body: login } });
  await screen.findByLabelText('Email');
  expect(screen.queryByRole('button', { name: /without an account/ })).toBeNull();
  cleanup();
  const takes = { ...login, client: { ...login.client, guests: true } };
  const user = open({
    ask: { body: takes },
    anonymous: { status: 429, body: { error: 'too_many_attempts', retryAfter: 300 } },
  });
  await user.click(await screen.findByRole('button', { name: /without an account/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Too many guests.*in 5 minutes/);
  expect(requests.at(-1)?.what).toBe('anonymous');
});

test('warns a guest before another account replaces the work made here', async () => {
  open({ ask: { body: { ...login, client: { ...login.client, guests: true }, leavesGuest: true } } });
  expect(await screen.findByText('Your guest work won’t come with you')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to my work' })).toHaveAttribute('href', '/app/resumes');
  expect(screen.queryByRole('button', { name: /without an account/ })).toBeNull();
});
