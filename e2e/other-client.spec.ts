import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, expectAccessible, expectNoSidewaysScroll, newPerson, test } from './fixtures.ts';
import { startOtherApplication, type OtherApplication } from './other-application.ts';
import { startProduct, type RunningProduct } from './product.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tessera-clients-'));
let application: OtherApplication;
let product: RunningProduct;

test.beforeAll(async () => {
  application = await startOtherApplication();
  const file = path.join(folder, 'clients.json');
  writeFileSync(file, JSON.stringify([application.registration]));
  product = await startProduct({ IDENTITY_CLIENTS: file });
  await application.connect(product.siteOrigin);
});
test.afterAll(async () => {
  await product.stop();
  await application.stop();
  rmSync(folder, { recursive: true });
});

const state = (page: Page) => page.locator('#state');

async function fill(page: Page, { email, password }: ReturnType<typeof newPerson>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Checks that the page is accessible and fits at both widths, and takes screenshots of it. */
async function inspect(page: Page, name: string): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: `.cache/other-client/${name}-${width}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('creates an account for another application, allows access, and signs out of both', async ({ page }) => {
  const person = newPerson();
  await page.goto(application.origin);
  await page.getByRole('link', { name: 'Sign in with Tessera' }).click();
  await expect(page.getByText('to continue to Agenda')).toBeVisible();
  await inspect(page, 'login');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await fill(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Share your account info with Agenda?' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await inspect(page, 'consent');
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(state(page)).toHaveText(`Hello ${person.email}`);

  // Consent is remembered, so the next sign-in asks nothing.
  await page.getByRole('link', { name: 'Sign in with Tessera' }).click();
  await expect(state(page)).toHaveText(`Hello ${person.email}`);

  await page.getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(state(page)).toHaveText('You have left');
  await page.getByRole('link', { name: 'Sign in with Tessera' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('handles a wrong password, another account, and refused consent', async ({ page, watch }) => {
  watch.expectProblems(/Failed to load resource/);
  const [first, second] = [newPerson(), newPerson()];
  await page.goto(`${product.siteOrigin}/sign-up`);
  await fill(page, first);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/app\/resumes$/);
  // The person is already signed in, so only consent is requested.
  await page.goto(`${application.origin}/start`);
  await expect(page.getByText(`as ${first.email}`)).toBeVisible();
  await page.getByRole('link', { name: 'Use another account' }).click();
  await fill(page, { ...first, password: 'not the password' });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Your email or password is incorrect')).toBeVisible();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await fill(page, second);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`as ${second.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Don’t allow' }).click();
  await expect(state(page)).toHaveText('Refused: access_denied');
});

test('lets the person go back without signing in, and explains an expired address', async ({ page, watch }) => {
  watch.expectProblems(/Failed to load resource/);
  await page.goto(`${application.origin}/start`);
  await expect(page.getByText('to continue to Agenda')).toBeVisible();
  const old = page.url();
  await page.getByRole('button', { name: 'Back to Agenda without signing in' }).click();
  await expect(state(page)).toHaveText('Refused: access_denied');
  await page.goto(old);
  await expect(page.getByRole('heading', { level: 1, name: 'This sign-in has expired' })).toBeVisible();
  await inspect(page, 'gone');
  await page.getByRole('link', { name: 'Sign in to Tessera' }).click();
  await expect(page.getByText('Your résumés and letters are where you left them.')).toBeVisible();
});

test('signs in by keyboard alone, from the form to the application', async ({ page }) => {
  const person = newPerson();
  await page.goto(`${application.origin}/start`);
  await page.getByRole('button', { name: 'Create an account' }).press('Enter');
  await page.getByLabel('Email').fill(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Allow', exact: true }).press('Enter');
  await expect(state(page)).toHaveText(`Hello ${person.email}`);
});

test('signs in to the application with a passkey, and with a code of the authenticator app', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/status of 4[0-9]{2}/);
  const person = newPerson();
  await addAuthenticator(page);
  await page.goto(`${product.siteOrigin}/sign-up`);
  await fill(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/app\/resumes$/);
  await page.goto(`${product.siteOrigin}/app/profile`);
  const section = page.getByRole('region', { name: 'Sign-in' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your passkey is ready')).toBeVisible();
  await section.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(person.password);
  await page.keyboard.press('Enter');
  const address = (await page.getByRole('link', { name: 'Open in an app' }).getAttribute('href')) ?? '';
  const app = new TOTP({ secret: new URL(address).searchParams.get('secret') ?? '' });
  await page.getByLabel('Code from the app').fill(app.generate());
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();

  await page.context().clearCookies();
  await page.goto(`${application.origin}/start`);
  // A passkey is the device and its owner together, so no code is asked for.
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(state(page)).toHaveText(`Hello ${person.email}`);

  await page.context().clearCookies();
  await page.goto(`${application.origin}/start`);
  await fill(page, person);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const code = page.getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  await inspect(page, 'code');
  // The code of now has been used to set up the app.
  await page.keyboard.type(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  // Consent is remembered with the session, which is a new one.
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(state(page)).toHaveText(`Hello ${person.email}`);
});
