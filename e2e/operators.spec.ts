import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { startPartnerPortal, type RunningPortal } from '../mocks/partner-portal/portal.ts';
import { freePort } from '../tooling/testing/free-port.ts';
import { standInPartner } from '../tooling/stand-in-partner.mjs';
import { expect, expectAccessible, expectNoSidewaysScroll, newPerson, signUp, test } from './fixtures.ts';
import { noScripts } from './mailbox.ts';
import { askForLink, newestLink } from './new-password.ts';
import { newCustomer, signInAtPortal } from './portal-customer.ts';

const siteOrigin = process.env['SITE_ORIGIN'] ?? 'http://localhost:3000';
const remotesOrigin = process.env['REMOTES_ORIGIN'] ?? 'http://localhost:3001';
const newPassword = 'window orchard teapot';

/** A portal that is not registered yet. */
let portal: RunningPortal;
test.beforeAll(async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  portal = await startPartnerPortal({ port, host: '127.0.0.1', origin, siteOrigin, remotesOrigin });
});
test.afterAll(() => portal.close());

/** Runs the operators' command with these arguments and returns its output. */
async function type(...args: readonly string[]): Promise<string> {
  const command = path.resolve(import.meta.dirname, '../services/cli/admin/admin.ts');
  return (await promisify(execFile)(process.execPath, [command, '--as', 'journey', ...args])).stdout;
}

/**
 * Checks that the page is accessible and fits at both widths and in both color schemes, and takes screenshots of it.
 */
async function inspect(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: `.cache/operators/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Creates an account and confirms its email address. */
async function signUpByMail(page: Page): Promise<string> {
  const { email } = await signUp(page, newPerson());
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await askForLink(page, email, '/forgot-password');
  await page.goto(await newestLink(page.context(), email));
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  return email;
}

/**
 * Returns the code that an authenticator app shows that many steps of 30 s from now, because each code works only once.
 */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText('to continue to Tessera administration')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.keyboard.press('Enter');
}

test('lets an operator activate and suspend a partner, and updates the partner’s page within seconds', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectProblems(noScripts);
  // The server's response to the invalid form.
  watch.expectProblems(/status of 422/);
  const email = await signUpByMail(page);
  expect(await type('operators', 'add', email)).toContain('is now an operator');

  await page.goto('/admin');
  await enterPassword(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Set up two-factor authentication' })).toBeVisible();
  const secret = (await page.locator('code.secret').innerText()).replaceAll(' ', '');
  await enterCode(page, '12 34');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page.getByText('Please enter the six digits')).toBeVisible();
  await inspect(page, 'set-up');
  const used = codeOf(secret);
  await enterCode(page, used.replace(/^.../, '$& '));
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
  await expect(page.getByText('From settings')).toBeVisible();
  await inspect(page, 'list');

  await page.getByRole('link', { name: 'Add a partner' }).click();
  const [northgate] = JSON.parse(standInPartner(siteOrigin, portal.origin)) as [Record<string, string>];
  const record: Record<string, string> = {
    ...northgate,
    id: 'second-portal',
    domain: 'second.example',
    name: 'Second Portal',
  };
  const labels = { id: 'ID', name: 'Name', domain: 'Domain', portal: 'Portal', api: 'API', issuer: 'Issuer' };
  for (const [field, label] of Object.entries(labels)) {
    await page.getByLabel(label, { exact: true }).fill(record[field] ?? '');
  }
  await page.getByLabel('Client ID').fill('tessera');
  await page.getByLabel('Origins').fill(`${portal.origin}/history`);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Add the partner' }).click();
  await expect(page.getByLabel('Origins')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Second Portal');
  await inspect(page, 'form');
  await page.getByLabel('Origins').fill(portal.origin);
  await page.getByRole('button', { name: 'Add the partner' }).click();
  await expect(page.getByRole('status')).toContainText('Added.');
  await page.getByRole('button', { name: 'Check the provider' }).click();
  await expect(page.getByRole('status')).toContainText('The provider responded');
  await inspect(page, 'partner');

  const customer = await (await browser.newContext()).newPage();
  await expect(async () => {
    await customer.goto(`${portal.origin}/history`);
    await signInAtPortal(customer, newCustomer('emil'));
    await expect(customer.getByRole('heading', { name: 'Work experience' })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });

  await page.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('status')).toContainText('Disabled.');
  const couldNot = customer.getByText('We couldn’t load this list');
  await expect(async () => {
    await customer.reload();
    await expect(couldNot).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Enable', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Enabled.');
  await expect(async () => {
    await customer.getByRole('button', { name: 'Try again' }).click({ timeout: 500 });
    await expect(couldNot).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });

  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByText('partners disable').first()).toBeVisible();
  await expect(page.getByText(email).nth(1)).toBeVisible();
  await inspect(page, 'audit');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You’re signed out here.')).toBeVisible();

  await enterPassword(page, email);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await enterCode(page, used);
  // Two steps later, the code is no longer valid.
  await expect(page.getByText(/code (?:has already been used|isn’t right)/)).toBeVisible();
  await inspect(page, 'code');
  await enterCode(page, codeOf(secret, 1));
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
  const listed = (await type('operators', 'list')).split('\n').find((line) => line.includes(email));
  expect(listed).toContain('second factor since');
  expect(await type('operators', 'forget-factor', email)).toContain('is removed');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in as an operator' })).toBeVisible();
  await customer.context().close();
});
