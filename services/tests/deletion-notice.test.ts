/** The notice about a requested deletion reaches nobody who has not confirmed that the address is theirs. */
import { v7 as createId } from 'uuid';
import { startTestGateway, type TestGateway } from '../../tooling/testing/gateway.ts';
import { createDeletionNotice } from '../domain/accounts/deletion/deletion-notice.ts';
import type { Message } from '../platform/mail/mailer.ts';

const email = 'Leaver@Example.org';
const subject = createId();
const messages: Message[] = [];
let gateway: TestGateway;

beforeAll(async () => {
  const outbox = { post: (message: Message) => Promise.resolve(void messages.push(message)) };
  const sites = { siteOrigin: 'https://tessera.test', partners: () => [] };
  gateway = await startTestGateway({ onDeletionRequested: createDeletionNotice(outbox, sites) });
});
afterAll(() => gateway.stop());

const createUser = (token: string) => gateway.ask('mutation { user { createUser(input: {}) { id } } }', {}, token);
const noticeAddress = async (token: string): Promise<string | null> =>
  (await gateway.ask<{ me: { deletionEmail: string | null } }>('{ me { deletionEmail } }', {}, token)).data.me
    .deletionEmail;
const request = (confirmation: string, token: string) =>
  gateway.ask(
    'mutation ($confirmation: String!) { user { requestAccountDeletion(confirmation: $confirmation) { id } } }',
    { confirmation },
    token,
  );
const cancel = (token: string) => gateway.ask('mutation { user { cancelAccountDeletion { id } } }', {}, token);

test('emails a confirmed address only, and says so beforehand', async () => {
  const token = await gateway.issuer.sign({ sub: subject, email, email_verified: false });
  await createUser(token);
  expect(await noticeAddress(token)).toBeNull();
  expect((await request(email, token)).errors).toBeUndefined();
  expect(messages).toEqual([]);
  await cancel(token);

  const confirmed = await gateway.issuer.sign({ sub: subject, email, email_verified: true });
  expect(await noticeAddress(confirmed)).toBe(email);
  expect((await request(email, confirmed)).errors).toBeUndefined();
  expect(messages.map(({ to }) => to)).toEqual([email]);
});

test('emails no guest', async () => {
  messages.length = 0;
  const guest = await gateway.issuer.sign({ sub: createId(), is_anonymous: true });
  await createUser(guest);
  expect(await noticeAddress(guest)).toBeNull();
  expect((await request('DELETE', guest)).errors).toBeUndefined();
  expect(messages).toEqual([]);
});
