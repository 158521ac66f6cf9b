import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';

async function signIn(page: Page, { email, password }: { readonly email: string; readonly password: string }) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/resumes$/);
}

test('signs out another browser, which must then sign in again', async ({ page, browser, watch }) => {
  watch.expectProblems(/Failed to load resource/);
  const person = await signUp(page);
  const phone = await browser.newContext({
    viewport: { width: 390, height: 800 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
  });
  const other = await phone.newPage();
  await signIn(other, person);

  await page.goto('/app/profile');
  const section = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section.getByText('This device')).toBeVisible();
  await expect(section.getByText('Safari on iOS')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await section.getByRole('button', { name: 'Sign out of Safari on iOS' }).click();
  await expect(section.getByText('No other devices.')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(1);

  // The other browser's ID token is refused at once; renewing it fails both by refresh token and by cookie.
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await page.reload();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await phone.close();
});

test('signs out all other browsers after a confirmation, by keyboard', async ({ page, browser }) => {
  const person = await signUp(page);
  const second = await browser.newContext();
  await signIn(await second.newPage(), person);
  await page.goto('/app/profile');
  const section = page.getByRole('region', { name: 'Signed-in devices' });
  await section.getByRole('button', { name: 'Sign out all other devices' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/^You’ll be signed out of 1 other device/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(section.getByText('No other devices.')).toBeVisible();
  await second.close();
});
