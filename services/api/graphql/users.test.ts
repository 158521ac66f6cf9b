import { startTestIssuer } from '../../../tooling/testing/issuer.ts';
import { createAuthenticator } from '../../domain/accounts/authentication/authenticator.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';

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

test('creates one account for ten calls at once, and changes nothing for later calls', async () => {
  const token = await gateway.issuer.sign({ sub: 'once', email: 'once@example.com' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_each, index) =>
      gateway.ask<Created>(createUser, { input: { firstName: `N${index}` } }, token),
    ),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  const laterCall = await gateway.ask<Created>(createUser, { input: { firstName: 'Later' } }, token);
  expect(laterCall.data).toEqual(answers[0]?.data);
});

test('prefers the email address of the token, and otherwise takes a valid address of the input', async () => {
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

test('turns an anonymous account into a full one and keeps its id', async () => {
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

test('completes an upgrade with the next request when only the token reports it', async () => {
  const anonymous = await gateway.issuer.sign({ sub: 'lost-call', is_anonymous: true });
  const guest = await gateway.ask<Created>(createUser, { input: {} }, anonymous);
  const ask = 'query { me { id profile { email } } }';
  await gateway.ask(ask, {}, await gateway.issuer.sign({ sub: 'lost-call', email: 'silent@example.com' }));
  const before = await gateway.ask<Created>(createUser, { input: {} }, anonymous);
  expect(before.data.user.createUser.isAnonymous).toBe(true);

  const full = await gateway.issuer.sign({ sub: 'lost-call', email: 'kept@example.com', is_anonymous: false });
  const { data } = await gateway.ask(ask, {}, full);
  expect(data).toEqual({ me: { id: guest.data.user.createUser.id, profile: { email: 'kept@example.com' } } });
  // A token from before the upgrade stays valid for some minutes and must not undo the upgrade.
  const after = await gateway.ask<Created>(createUser, { input: {} }, anonymous);
  expect(after.data.user.createUser).toMatchObject({ isAnonymous: false, email: 'kept@example.com' });
});

test('gives a partner’s customers the partner’s plan, including customers from before it was recorded', async () => {
  const partner = await startTestIssuer({ issuer: 'https://portal.example' });
  const asCustomer = await startTestGateway({
    database: gateway.database.db,
    authenticate: createAuthenticator({ issuers: [{ ...partner, isPartner: true }] }),
  });
  const before = await startTestGateway({
    database: gateway.database.db,
    authenticate: createAuthenticator({ issuers: [partner] }),
  });
  const plan = async (token: string) => {
    const { data } = await asCustomer.ask<{ me: { tesseraProduct: string } }>('{ me { tesseraProduct } }', {}, token);
    return data.me.tesseraProduct;
  };
  const [old, fresh] = await Promise.all(['old', 'new'].map((sub) => partner.sign({ sub })));
  await before.ask(createUser, { input: { mjUserId: '7', mjDomain: 'portal.example' } }, old);
  expect(await plan(old!)).toBe('partner');
  await asCustomer.ask(createUser, { input: {} }, fresh);
  expect(await plan(fresh!)).toBe('partner');
  // Claiming to be a partner's customer in the input does not make the caller one.
  const ownToken = await gateway.issuer.sign({ sub: 'claims-a-partner' });
  await gateway.ask(createUser, { input: { mjUserId: '8', mjDomain: 'portal.example' } }, ownToken);
  expect((await gateway.ask('{ me { tesseraProduct } }', {}, ownToken)).data).toEqual({
    me: { tesseraProduct: 'free' },
  });
  await Promise.all([asCustomer.stop(), before.stop(), partner.stop()]);
});

test.each([
  'javascript:alert(1)',
  'portal.example/path',
  'a b',
  '-x.example',
  'x.example:port',
  `${'a'.repeat(300)}.example`,
])('refuses %s as a domain, because it becomes part of a link', async (mjDomain) => {
  const token = await gateway.issuer.sign({ sub: 'domain' });
  const { errors } = await gateway.ask(createUser, { input: { mjDomain } }, token);
  expect(errors?.[0]?.extensions.fields?.[0]?.path).toBe('mjDomain');
});

test('enforces all contact rules on the server at once, in the words of the form', async () => {
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
