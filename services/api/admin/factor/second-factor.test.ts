/** Operators sign in with a code of an app. */
import { eq } from 'drizzle-orm';
import {
  auditEntries,
  identityDelays,
  operatorFactors,
  operatorSignIns,
} from '../../../platform/database/schema/index.ts';
import { createVault } from '../../../platform/vault/vault.ts';
import { endAccess } from '../../../domain/identity-accounts/end-access.ts';
import { addOperator } from '../../../domain/operators/operators.ts';
import { get, type RunningAdmin, secrets, send, sendCode, startAdmin } from '../pages/__tests__/running-admin.ts';
import { deleteFactor, resealFactors } from './factors.ts';

let admin: RunningAdmin<'nora'>;
beforeAll(async () => {
  admin = await startAdmin(['nora']);
  await addOperator(admin.database.db, { identityId: admin.people.nora, partnerId: null });
});
afterAll(() => admin.stop());

test('sets up a second factor at the first sign-in, only with a correct code', async () => {
  const nora = await admin.enterPassword('nora');
  expect([nora.url.pathname, nora.status]).toEqual(['/admin/code', 200]);
  const secret = nora.offered ?? '';
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(nora.page).toContain(`otpauth://totp/Tessera%20(localhost):nora%40example.org?`);
  expect(nora.page).toMatch(/<svg class="qr" role="img" aria-label="QR code/);

  // An unfinished sign-in opens nothing else, and its form works only from its own page.
  for (const path of ['/admin/partners', '/admin/audit']) expect((await get(nora, path)).path).toBe('/admin');
  expect((await send(nora, '/admin/partners/southgate/state', { enabled: 'no' })).status).toBe(403);
  expect((await sendCode({ ...nora, formToken: 'x' }, admin.codeOf('nora', 0, secret))).status).toBe(403);
  const script = { origin: admin.origin, 'sec-fetch-dest': 'empty' };
  expect((await send(nora, '/admin/code', { code: admin.codeOf('nora', 0, secret) }, script)).status).toBe(403);

  const wrong = (Number(admin.codeOf('nora', 0, secret)) + 1).toString().padStart(6, '0').slice(-6);
  for (const [code, said] of [
    ['12 34', 'Please enter the six digits'],
    [wrong, 'That code isn’t right'],
    [admin.codeOf('nora', 2, secret), 'That code isn’t right'],
    [admin.codeOf('nora', -2, secret), 'That code isn’t right'],
  ] as const) {
    const refused = await sendCode(nora, code);
    expect([refused.status, refused.text.includes(said)]).toEqual([422, true]);
    expect(refused.text).toMatch(/<input[^>]*id="code"[^>]*aria-describedby="code-wrong code-help"[^>]*autofocus/);
  }
  expect(await admin.database.db.select().from(operatorFactors)).toEqual([]);
  const spacedCode = admin.codeOf('nora', -1, secret).replace(/^.../, '$& ');
  expect(await sendCode(nora, ` ${spacedCode}\n`)).toMatchObject({ status: 303, to: '/admin' });
  expect((await get(nora, '/admin/partners')).path).toBe('/admin/partners');
  admin.apps.set('nora', secret);

  const kept = JSON.stringify([
    await admin.database.db.select().from(operatorFactors),
    await admin.database.db.select().from(auditEntries),
  ]);
  expect(kept).toMatch(/operators set-up-factor.*the code was refused: wrong/);
  for (const never of [secret, wrong, spacedCode]) expect(kept).not.toMatch(new RegExp(`\\b${never}\\b`));
});

test('accepts a code once, and none older than the last one used', async () => {
  const { db } = admin.database;
  const secret = admin.apps.get('nora') ?? '';
  const nora = await admin.enterPassword('nora');
  expect([nora.offered, nora.page.includes(secret)]).toEqual([undefined, false]);
  // This is the code with which the factor was set up.
  expect((await sendCode(nora, admin.codeOf('nora', -1))).text).toContain('already been used');
  const other = await admin.enterPassword('nora');
  const both = await Promise.all([nora, other].map((half) => sendCode(half, admin.codeOf('nora', 1))));
  expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
  const loser = both[0]?.status === 303 ? other : nora;
  expect((await sendCode(loser, admin.codeOf('nora'))).text).toContain('already been used');
  const winner = loser === nora ? other : nora;
  expect((await sendCode(winner, admin.codeOf('nora', 1))).status).toBe(400);

  // After many wrong codes, the correct one must wait as well, from any window.
  await db.delete(identityDelays);
  const wrong = admin.codeOf('nora', 40);
  for (let count = 0; count < 5; count += 1) expect((await sendCode(loser, wrong)).status).toBe(422);
  await db.update(identityDelays).set({ failures: 20, waitUntil: new Date(0) });
  expect((await sendCode(loser, wrong)).status).toBe(422);
  admin.pass(2);
  const { status, text } = await sendCode(await admin.enterPassword('nora'), admin.codeOf('nora'));
  expect([status, text.includes('Please try again in 15 minutes')]).toEqual([429, true]);
  await db.delete(identityDelays);
  expect((await sendCode(loser, admin.codeOf('nora'))).status).toBe(303);
});

test('sets up a second factor once for two attempts, and again after a reset', async () => {
  const { db } = admin.database;
  const old = await admin.enter('nora');
  const half = await admin.enterPassword('nora');
  expect(await deleteFactor(db, admin.people.nora)).toBe(true);
  expect((await get(old, '/admin/partners')).path).toBe('/admin');
  expect((await get(half, '/admin/code')).path).toBe('/admin');
  expect((await sendCode(half, admin.codeOf('nora'))).status).toBe(400);

  const windows = [await admin.enterPassword('nora'), await admin.enterPassword('nora')] as const;
  const [first, second] = windows.map(({ offered }) => offered ?? '');
  expect(first).not.toBe(second);
  const sent = await Promise.all(windows.map((each) => sendCode(each, admin.codeOf('nora', 0, each.offered))));
  expect(sent.map(({ status }) => status).sort()).toEqual([303, 409]);
  admin.apps.set('nora', (sent[0]?.status === 303 ? first : second) ?? '');

  // A sign-in expires after five minutes, and a new password ends it.
  admin.pass(1);
  const slow = await admin.enterPassword('nora');
  await db.update(operatorSignIns).set({ expiresAt: new Date(Date.now() - 1000) });
  expect((await sendCode(slow, admin.codeOf('nora'))).text).toContain('Your sign-in has expired');
  const stolenSession = await admin.enterPassword('nora');
  await endAccess(db, admin.people.nora);
  expect((await sendCode(stolenSession, admin.codeOf('nora'))).status).toBe(400);

  // A factor sealed under a lost secret does not sign anyone in, but does not count as missing either.
  const other = createVault(['another secret of thirty-two letters']);
  const [kept] = await db.select().from(operatorFactors).where(eq(operatorFactors.identityId, admin.people.nora));
  const label = `operator factor ${admin.people.nora}`;
  await db
    .update(operatorFactors)
    .set({ sealed: other.seal('JBSWY3DPEHPK3PXP', label) })
    .where(eq(operatorFactors.identityId, admin.people.nora));
  const locked = await admin.enterPassword('nora');
  expect(await sendCode(locked, '000000')).toMatchObject({ status: 503 });
  const nextSecret = 'the one after it, of thirty-two letters';
  expect(await resealFactors(db, createVault([nextSecret, ...secrets]))).toEqual([admin.people.nora]);
  await db
    .update(operatorFactors)
    .set({ sealed: kept?.sealed ?? '' })
    .where(eq(operatorFactors.identityId, admin.people.nora));
  for (const sealing of [[nextSecret, ...secrets], [nextSecret], [...secrets, nextSecret]]) {
    expect(await resealFactors(db, createVault(sealing))).toEqual([]);
  }
  await db.delete(identityDelays);
});
