import {
  identityAccounts,
  identityPasswordResets,
  identityResetRequests,
} from '../../../platform/database/schema/identity.ts';
import { settle, newAddress, startResetScene, type ResetScene } from './__tests__/reset-scene.ts';
import { hashOf } from '../link-token.ts';

let scene: ResetScene;

beforeAll(async () => {
  scene = await startResetScene();
});
beforeEach(() => {
  scene.sent.length = 0;
});
afterAll(() => scene.server.stop());

async function guestSession(): Promise<void> {
  const browser = scene.server.browser();
  const { uid } = await browser.begin();
  await browser.resume(await browser.post(`/identity/interaction/${uid}/anonymous`, {}));
}

describe('requesting a link', () => {
  test('is answered alike for known and unknown addresses, and only an account gets an email', async () => {
    const knownAddress = await scene.signUp();
    await guestSession();
    await scene.server.db.insert(identityAccounts).values({
      id: '01890000-0000-7000-8000-000000000001',
      email: 'customer@example.org',
      partnerIssuer: 'https://partner.example',
      partnerSubject: '7',
    });
    const answers = await Promise.all(
      [knownAddress.toUpperCase(), newAddress(), 'customer@example.org'].map(async (email) => {
        const response = await scene.ask(email);
        const { date, ...headers } = Object.fromEntries(response.headers);
        expect(date).toBeDefined();
        return [response.status, headers, (await response.json()) as unknown];
      }),
    );
    expect(answers[0]?.[0]).toBe(202);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await scene.untilAnswered();
    expect(scene.sent.map(({ to }) => to)).toEqual([knownAddress]);
  });

  test.each([[{}], [{ email: 'nobody' }], [{ email: `${'x'.repeat(250)}@example.org` }], [{ email: ['a@b.example'] }]])(
    'is refused for a malformed address: %j',
    async (body) => {
      const response = await scene.server.browser().post('/identity/password-reset/request', body);
      expect([response.status, await response.json()]).toEqual([400, { error: 'invalid_input' }]);
    },
  );

  test('takes as long for an unknown address as for a known one', async () => {
    const known: string[] = [];
    for (let index = 0; index < 40; index += 1) known.push(newAddress());
    await scene.server.db.insert(identityAccounts).values(
      known.map((email, index) => ({
        id: `01890000-0000-7000-8001-${String(index).padStart(12, '0')}`,
        email,
        emailKey: email,
      })),
    );
    const took = async (email: string): Promise<number> => {
      const start = performance.now();
      await (await scene.ask(email)).arrayBuffer();
      return performance.now() - start;
    };
    for (let warm = 0; warm < 5; warm += 1) await took(newAddress());
    const times: { readonly isKnown: boolean; readonly time: number }[] = [];
    for (const [index, email] of known.entries()) {
      const pair = [
        { isKnown: true, email },
        { isKnown: false, email: newAddress() },
      ];
      for (const { isKnown, email: address } of index % 2 === 0 ? pair : pair.reverse()) {
        times.push({ isKnown, time: await took(address) });
        // The work behind the answer is done before the next one is measured.
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
    // This is how often a known address took longer than an unknown one: one half when the two cannot be told apart.
    // With 40 of each, chance alone leaves the range 0.2 … 0.8 once in 200,000 runs. An answer that waits for the email
    // gives 1.
    const slower = times
      .filter(({ isKnown }) => isKnown)
      .flatMap(({ time }) => times.filter(({ isKnown }) => !isKnown).map((other): number => +(time > other.time)));
    const share = slower.reduce((sum, one) => sum + one, 0) / slower.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.8);
    await scene.untilAnswered();
    expect(scene.sent).toHaveLength(40);
  });

  test('sends no more email after too many requests, without saying so', async () => {
    const email = await scene.signUp();
    for (let times = 0; times < 5; times += 1) expect((await scene.ask(email)).status).toBe(202);
    await scene.untilAnswered();
    expect(scene.sent).toHaveLength(3);
    const other = await scene.signUp();
    await scene.ask(other);
    await scene.mailedToken(4);
  });

  test('is stored when it is answered, so that the next process sends the link, once', async () => {
    const email = await scene.signUp();
    scene.isOutboxBroken = true;
    expect((await scene.ask(email)).status).toBe(202);
    await settle();
    expect(scene.sent).toEqual([]);
    expect(await scene.server.db.select().from(identityResetRequests)).toMatchObject([{ email }]);
    scene.isOutboxBroken = false;
    await scene.server.restart();
    await scene.mailedToken();
    await scene.untilAnswered();
    expect(scene.sent.map(({ to }) => to)).toEqual([email]);
    expect(await scene.server.db.select().from(identityResetRequests)).toEqual([]);
  });

  test('is for pages of the site only', async () => {
    const post = (headers: Record<string, string>) =>
      scene.server.browser().post('/identity/password-reset/request', { email: newAddress() }, headers);
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe('the email', () => {
  test('names the page of the configured origin, how long the link works, and what to do next', async () => {
    const email = await scene.signUp();
    const post = (headers: Record<string, string>) =>
      scene.server.browser().post('/identity/password-reset/request', { email }, headers);
    await post({ 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
    const token = await scene.mailedToken();
    const { text, html, subject, to } = scene.sent[0]!;
    const link = `${scene.server.origin}/reset-password#token=${token}`;
    expect({ to, subject }).toEqual({ to: email, subject: 'Reset your Tessera password' });
    for (const part of [text, html]) {
      expect(part).toContain(link);
      expect(part).toContain('10 minutes');
      expect(part).toContain(`${scene.server.origin}/login`);
      expect(part).toContain('If it wasn’t you');
      expect(part).not.toContain('evil');
      expect(part).not.toContain('{{');
    }
    expect(html).not.toMatch(/<script|<img|<link/);
  });

  test('stores nothing that opens the link', async () => {
    const { token } = await scene.createForgetfulPerson();
    const rows = await scene.server.db.select().from(identityPasswordResets);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await scene.confirm(hashOf(token))).toEqual([400, { error: 'invalid_link' }]);
  });
});

test('limits a network across all addresses', async () => {
  const small = await startResetScene({ network: { points: 2, duration: 60 } });
  for (let person = 0; person < 4; person += 1) expect((await small.ask(await small.signUp())).status).toBe(202);
  await small.untilAnswered();
  await small.server.stop();
  expect(small.sent).toHaveLength(2);
});
