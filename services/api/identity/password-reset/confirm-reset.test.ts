import { and, eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { identityPasswordResets, identityRecords } from '../../../platform/database/schema/identity.ts';
import { sweepExpired } from '../sweep.ts';
import { newPassword, password, newAddress, startResetScene, type ResetScene } from './__tests__/reset-scene.ts';
import { endStragglers } from '../../../domain/identity-accounts/end-access.ts';
import { requestReset } from './request-reset.ts';
import { hashOf } from '../link-token.ts';
import { until } from '../../../../tooling/testing/until.ts';

const wrongLink = [400, { error: 'invalid_link' }];

let scene: ResetScene;

beforeAll(async () => {
  scene = await startResetScene();
});
beforeEach(() => {
  scene.sent.length = 0;
});
afterAll(() => scene.server.stop());

describe('a link', () => {
  test('gives the account its new password and marks the address as verified', async () => {
    const { email, token } = await scene.createForgetfulPerson();
    expect(await scene.confirm(token)).toEqual([200, { changed: true }]);
    expect(await scene.signInStatus(email, password)).toBe(401);
    const { claims } = await scene.server.browser().signIn('login', email, newPassword);
    expect(claims).toMatchObject({ email, email_verified: true });
    expect(await scene.confirm(token)).toEqual(wrongLink);
  });

  test('ends every session, grant, and unfinished sign-in of the account, and of no other', async () => {
    const email = newAddress();
    const browser = scene.server.browser();
    const tokens = await browser.signIn('register', email, password);
    const elsewhere = scene.server.browser();
    await elsewhere.signIn('login', email, password);
    const intruder = scene.server.browser();
    const half = await intruder.begin();
    const accepted = (await (await intruder.submit('login', half, email, password)).json()) as { resume: string };
    const bystander = scene.server.browser();
    const bystanderTokens = await bystander.signIn('register', newAddress(), password);

    await scene.ask(email);
    expect(await scene.confirm(await scene.mailedToken())).toEqual([200, { changed: true }]);

    // The owner of the address is informed, with a way back in if it was not them.
    expect(scene.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Reset your Tessera password'],
      [email, 'Your Tessera password was changed'],
    ]);
    for (const body of [scene.sent[1]!.text, scene.sent[1]!.html]) {
      expect(body).toContain(`${scene.server.origin}/forgot-password`);
      expect(body).not.toMatch(/\{\{|undefined|#token/);
    }
    const refused = await browser.refresh(tokens.refresh_token);
    expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([400, 'invalid_grant']);
    for (const one of [browser, elsewhere]) {
      expect((await one.authorize({ prompt: 'none' })).url.searchParams.get('error')).toBe('login_required');
    }
    expect((await intruder.visit(accepted.resume)).url.searchParams.get('code')).toBeNull();
    const remaining = await scene.server.db
      .select({ model: identityRecords.model })
      .from(identityRecords)
      .where(eq(identityRecords.accountId, decodeJwt(tokens.id_token).sub!));
    expect(remaining).toEqual([]);
    expect((await bystander.refresh(bystanderTokens.refresh_token)).status).toBe(200);
  });

  test('also ends a session that a request in progress has written back, and keeps a new one', async () => {
    const email = newAddress();
    const browser = scene.server.browser();
    const { claims } = await browser.signIn('register', email, password);
    const account = claims.sub!;
    const isSession = and(eq(identityRecords.model, 'Session'), eq(identityRecords.accountId, account));
    const sessionsBefore = await scene.server.db.select().from(identityRecords).where(isSession);
    await scene.ask(email);
    await scene.confirm(await scene.mailedToken());
    const moment = Date.now() + 1000;
    await scene.server.db.insert(identityRecords).values(sessionsBefore);
    // Sessions know the second in which they began.
    await until(() => Date.now() >= moment + 1000);
    await scene.server.browser().signIn('login', email, newPassword);
    expect(await scene.server.db.$count(identityRecords, isSession)).toBe(2);
    await endStragglers(scene.server.db, account, moment);
    const remaining = await scene.server.db.select({ id: identityRecords.id }).from(identityRecords).where(isSession);
    expect(remaining).toHaveLength(1);
    expect(remaining[0]?.id).not.toBe(sessionsBefore[0]?.id);
  });

  test('works once, even for eight confirmations at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      scene.sent.length = 0;
      const { email, token } = await scene.createForgetfulPerson();
      const secrets = Array.from({ length: 8 }, (_, index) => `${newPassword} ${index}`);
      const answers = await Promise.all(secrets.map((secret) => scene.confirm(token, secret)));
      const winners = answers.flatMap(([status], index) => (status === 200 ? [index] : []));
      expect(winners).toHaveLength(1);
      expect(answers.filter(([status]) => status !== 200)).toEqual(Array(7).fill(wrongLink));
      expect(await scene.signInStatus(email, secrets[winners[0]!]!)).toBe(200);
    }
  });

  test('works for 10 minutes and is swept afterward', async () => {
    const { email, token } = await scene.createForgetfulPerson();
    const row = eq(identityPasswordResets.tokenHash, hashOf(token));
    const age = (interval: string) =>
      scene.server.db
        .update(identityPasswordResets)
        .set({ expiresAt: sql`${identityPasswordResets.expiresAt} - ${interval}::interval` })
        .where(row);
    await age('9 minutes 50 seconds');
    expect(await scene.confirm(token, 'short')).toEqual([422, { error: 'weak_password' }]);
    await age('10 seconds');
    expect(await scene.confirm(token)).toEqual(wrongLink);
    expect(await scene.signInStatus(email, password)).toBe(200);
    await sweepExpired(scene.server.db);
    expect(await scene.server.db.$count(identityPasswordResets, row)).toBe(0);
  });

  test('is replaced by a newer one', async () => {
    const { email, token: older } = await scene.createForgetfulPerson();
    await scene.ask(email);
    const newer = await scene.mailedToken(2);
    expect(await scene.confirm(older)).toEqual(wrongLink);
    expect(await scene.confirm(newer)).toEqual([200, { changed: true }]);
  });

  test('works once when many are requested at the same moment', async () => {
    const email = await scene.signUp();
    const mails = await Promise.all(
      Array.from({ length: 6 }, () => requestReset(scene.server.db, { email, language: 'en' })),
    );
    const statuses: number[] = [];
    for (const mail of mails) statuses.push((await scene.confirm(mail!.token))[0]);
    expect(statuses.sort()).toEqual([200, 400, 400, 400, 400, 400]);
  });

  test('survives a password that is too easy to guess', async () => {
    const { email, token } = await scene.createForgetfulPerson();
    for (const weak of ['ninechars', 'Password123', email]) {
      expect(await scene.confirm(token, weak)).toEqual([422, { error: 'weak_password' }]);
    }
    expect(await scene.confirm(token)).toEqual([200, { changed: true }]);
  });

  test.each([
    ['mistyped', 'x'.repeat(43)],
    ['cut off', 'x'.repeat(20)],
    ['something else', "' or true --"],
  ])('answers like an expired one when it is %s', async (_what, token) => {
    expect(await scene.confirm(token)).toEqual(wrongLink);
  });

  test.each([[{}], [{ token: 1, password: newPassword }], [{ token: 'x', password: 'x'.repeat(1025) }]])(
    'is not read from %j',
    async (body) => {
      const response = await scene.server.browser().post('/identity/password-reset/confirm', body);
      expect([response.status, await response.json()]).toEqual([400, { error: 'invalid_input' }]);
    },
  );

  test('ends the wait after too many guesses', async () => {
    const email = await scene.signUp();
    for (let guess = 0; guess < 6; guess += 1) await scene.signInStatus(email, `guess number ${guess}`);
    expect(await scene.signInStatus(email, password)).toBe(429);
    await scene.ask(email);
    expect(await scene.confirm(await scene.mailedToken())).toEqual([200, { changed: true }]);
    expect(await scene.signInStatus(email, newPassword)).toBe(200);
  });
});
