import { startTestGateway, type TestGateway } from '../../shared/testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const createUser = `mutation ($input: CreateUserInput!) {
  user { createUser(input: $input) { id email firstName isAnonymous } }
}`;
interface Created {
  readonly user: {
    readonly createUser: { readonly id: string; readonly email: string | null; readonly isAnonymous: boolean };
  };
}

test('ten calls at once make one account, and later ones change nothing', async () => {
  const token = await gateway.issuer.sign({ sub: 'once', email: 'once@example.com' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_each, index) =>
      gateway.ask<Created>(createUser, { input: { firstName: `N${index}` } }, token),
    ),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  const later = await gateway.ask<Created>(createUser, { input: { firstName: 'Later' } }, token);
  expect(later.data).toEqual(answers[0]?.data);
});

test('the address of the token wins; without one the given address is taken, if it is one', async () => {
  const withAddress = await gateway.issuer.sign({ sub: 'address-1', email: 'mine@example.com' });
  const first = await gateway.ask<Created>(createUser, { input: { email: 'other@example.com' } }, withAddress);
  expect(first.data.user.createUser.email).toBe('mine@example.com');
  const without = await gateway.issuer.sign({ sub: 'address-2' });
  const wrong = await gateway.ask(createUser, { input: { email: 'no address' } }, without);
  expect(wrong.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'email', message: 'Please enter a valid email' }],
  });
  const second = await gateway.ask<Created>(createUser, { input: { email: 'portal@example.com' } }, without);
  expect(second.data.user.createUser.email).toBe('portal@example.com');
});

test('an anonymous account becomes a full one and stays the same', async () => {
  const anonymous = await gateway.issuer.sign({ sub: 'guest', is_anonymous: true });
  const guest = await gateway.ask<Created>(createUser, { input: {} }, anonymous);
  expect(guest.data.user.createUser).toMatchObject({ isAnonymous: true, email: null });
  const full = await gateway.issuer.sign({ sub: 'guest', email: 'guest@example.com' });
  const upgraded = await gateway.ask<Created>(createUser, { input: {} }, full);
  expect(upgraded.data.user.createUser).toMatchObject({
    id: guest.data.user.createUser.id,
    isAnonymous: false,
    email: 'guest@example.com',
  });
});

test.each([
  'javascript:alert(1)',
  'portal.example/path',
  'a b',
  '-x.example',
  'x.example:port',
  `${'a'.repeat(300)}.example`,
])('a domain that would end up in a link must be one: %s', async (mjDomain) => {
  const token = await gateway.issuer.sign({ sub: 'domain' });
  const { errors } = await gateway.ask(createUser, { input: { mjDomain } }, token);
  expect(errors?.[0]?.extensions.fields?.[0]?.path).toBe('mjDomain');
});

test('the contact rules hold on the server, all at once and in the words of the form', async () => {
  const token = await gateway.signUp('rules');
  const input = { email: 'nope', phone: '12', linkedin: 'javascript:alert(1)', zip: '1234' };
  const { errors, status } = await gateway.ask(
    'mutation ($input: ContactInfoInput!) { user { updateContactInfo(input: $input) { id } } }',
    { input },
    token,
  );
  expect(status).toBe(200);
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  const fields = [...(errors?.[0]?.extensions.fields ?? [])].sort((a, b) => a.path.localeCompare(b.path));
  expect(fields).toEqual([
    { path: 'email', message: 'Please enter a valid email' },
    { path: 'linkedin', message: 'Please enter a valid URL' },
    { path: 'phone', message: 'Please enter a valid phone number, including area code.' },
    { path: 'zip', message: 'Enter a 5-digit ZIP code or ZIP+4 format (e.g., 12345 or 12345-6789).' },
  ]);
  const empty = await gateway.ask('mutation { user { updateContactInfo(input: { email: " " }) { id } } }', {}, token);
  expect(empty.errors?.[0]?.message).toBe('Please enter your email.');
});
