/** What becomes of passkeys and authenticator apps when access to an account ends. */
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { TOTP } from 'otpauth';
import { removeFactors } from '../../../domain/identity-accounts/factors.ts';
import { deleteIdentities } from '../../../domain/accounts/deletion/delete-identity.ts';
import {
  identityAuthenticators,
  identityKnownBrowsers,
  identityPasskeys,
  identityRecoveryCodes,
} from '../../../platform/database/schema/identity-factors.ts';
import { eq } from 'drizzle-orm';
import { SoftwareAuthenticator } from '../__tests__/software-authenticator.ts';
import {
  newAddress,
  newPassword,
  password,
  type ResetScene,
  startResetScene,
} from '../password-reset/__tests__/reset-scene.ts';

const settings = '/identity/sign-in-settings';

let scene: ResetScene;
beforeAll(async () => {
  scene = await startResetScene();
});
beforeEach(() => {
  scene.sent.length = 0;
});
afterAll(() => scene.server.stop());

/** Creates a person with a passkey, perhaps one that an intruder has added, and an authenticator app. */
async function personWithFactors() {
  const email = newAddress();
  const browser = scene.server.browser();
  const { claims } = await browser.signIn('register', email, password);
  const begun = await browser.post(`${settings}/passkeys/options`, { password });
  const options = (await begun.json()) as PublicKeyCredentialCreationOptionsJSON;
  const response = new SoftwareAuthenticator(scene.server.origin).create(options);
  await browser.post(`${settings}/passkeys`, { name: 'Key', response });
  const offered = await browser.post(`${settings}/authenticator/offer`, { password });
  const { secret } = (await offered.json()) as { readonly secret: string };
  const code = new TOTP({ secret: secret.replaceAll(' ', '') }).generate();
  expect((await browser.post(`${settings}/authenticator`, { code })).status).toBe(200);
  return { email, browser, id: String(claims.sub) };
}

async function signInAnswer(email: string): Promise<unknown> {
  const browser = scene.server.browser();
  return (await browser.submit('login', await browser.begin(), email, newPassword)).json();
}
const passkeysOf = (id: string): Promise<number> =>
  scene.server.db.$count(identityPasskeys, eq(identityPasskeys.accountId, id));

async function resetLink(email: string): Promise<string> {
  await scene.ask(email);
  return scene.mailedToken();
}
const confirmKeeping = async (token: string, keeps: readonly string[]): Promise<number> =>
  (await scene.server.browser().post('/identity/password-reset/confirm', { token, password: newPassword, keeps }))
    .status;

test('a reset lists passkeys and removes them, and the app still asks for a code', async () => {
  const { email, id } = await personWithFactors();
  const token = await resetLink(email);
  const review = await scene.server.browser().post('/identity/password-reset/review', { token });
  expect(await review.json()).toMatchObject({ outsideAccess: { passkeys: 1 } });
  expect(await scene.confirm(token)).toEqual([200, { changed: true }]);
  expect(await passkeysOf(id)).toBe(0);
  expect(await signInAnswer(email)).toEqual({ error: 'code_required' });
});

test('a reset keeps passkeys if the person wants them', async () => {
  const { email, id } = await personWithFactors();
  expect(await confirmKeeping(await resetLink(email), ['passkeys'])).toBe(200);
  expect(await passkeysOf(id)).toBe(1);
});

test('an operator lets a person in who has lost the app and the codes', async () => {
  const { email, id } = await personWithFactors();
  expect(await scene.confirm(await resetLink(email))).toEqual([200, { changed: true }]);
  expect(await removeFactors(scene.server.db, id)).toBe(true);
  expect(await signInAnswer(email)).toMatchObject({ resume: expect.any(String) as string });
  expect(await removeFactors(scene.server.db, id)).toBe(false);
});

test('a deleted account leaves none of them', async () => {
  const { id } = await personWithFactors();
  await deleteIdentities(scene.server.db, [id]);
  for (const table of [identityPasskeys, identityAuthenticators, identityRecoveryCodes, identityKnownBrowsers]) {
    expect(await scene.server.db.$count(table, eq(table.accountId, id))).toBe(0);
  }
});
