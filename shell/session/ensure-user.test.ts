import { idToken } from './__tests__/fake-provider.ts';
import { ensureUser } from './ensure-user.ts';

const endpoint = 'https://tessera.example/graphql';
const token = idToken({ sub: 'ada' });
const session = { subject: 'ada', getToken: () => Promise.resolve(token) };
const created = { data: { user: { createUser: { id: 'user-1', email: 'ada@example.org', isAnonymous: false } } } };

function gatewayAnswers(body: unknown, status = 200): jest.Mock<Promise<Response>, [string, RequestInit]> {
  const fetch = jest.fn<Promise<Response>, [string, RequestInit]>(() =>
    Promise.resolve(Response.json(body, { status })),
  );
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return fetch;
}

test('sends the email of the token, and names if known, with the bearer token', async () => {
  const fetch = gatewayAnswers(created);
  await ensureUser(session, endpoint, { firstName: 'Ada', lastName: 'Lovelace' });
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe(endpoint);
  expect(new Headers(init.headers).get('authorization')).toBe(`Bearer ${token}`);
  const { query, variables } = JSON.parse(init.body as string) as { query: string; variables: object };
  expect(query).toContain('user { createUser(input: $input) { id email firstName lastName isAnonymous } }');
  expect(variables).toEqual({
    input: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', isAnonymous: false },
  });
});

test.each([
  ['an error', { data: null, errors: [{ message: 'Unexpected error.' }] }, 200],
  ['no JSON', 'bad gateway', 502],
  ['nothing', { data: { user: null } }, 200],
])('does not accept %s as success', async (_what, body, status) => {
  gatewayAnswers(body, status);
  await expect(ensureUser(session, endpoint)).rejects.toThrow(TypeError);
});

test('sends no request without a token', async () => {
  const fetch = gatewayAnswers(created);
  await expect(ensureUser({ subject: 'ada', getToken: () => Promise.resolve(null) }, endpoint)).rejects.toThrow(
    TypeError,
  );
  expect(fetch).not.toHaveBeenCalled();
});
