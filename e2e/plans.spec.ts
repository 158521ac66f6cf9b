import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';

/** Returns the newest message to an address, as the mailbox shows it. */
async function messageTo(page: Page, email: string): Promise<string> {
  const mailbox = process.env['MAILBOX_ORIGIN'] ?? '';
  await expect(async () => {
    await page.goto(mailbox);
    await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').first().click({ timeout: 500 });
  }).toPass();
  return page.locator('pre').innerText();
}

async function lookAt(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

test('orders a free sandbox gift by keyboard, emails it, and redeems it for a plan', async ({ page, watch }) => {
  watch.expectProblems(/422 \(Unprocessable|frame is sandboxed/);
  const recipient = `gift-${Date.now()}@example.org`;
  await page.goto('/gift');
  await lookAt(page);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your email').fill('ada@example.org');
  await page.getByLabel('Their name').fill('Grace');
  await page.getByLabel('Their email').fill('grace@');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Their email')).toBeFocused();
  await expect(page.getByLabel('Their email')).toHaveAccessibleDescription(/valid email/);
  await page.getByLabel('Their email').fill(recipient);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing is charged here' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue (no charge)' }).click();
  await expect(page.getByText('Ordered (nothing was charged)')).toBeVisible();
  const confirmation = page.url();

  const message = await messageTo(page, recipient);
  expect(message).toContain('Ada gave you');
  const code = /Your code is ([\w-]{19})/.exec(message)?.[1] ?? '';
  await page.goto(confirmation);
  await expect(page.getByText(`Delivered to ${recipient}`)).toBeVisible();
  await lookAt(page);

  await signUp(page);
  await page.goto(`/app/upgrade#code=${code}`);
  await expect(page.getByLabel('Gift code')).toHaveValue(code);
  await lookAt(page);
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeFocused();
  await expect(page.getByText(/^Until /)).toBeVisible();
  await page.goto('/app/profile');
  await expect(page.getByText('You’re on the Plus plan.')).toBeVisible();
  await page.goto(confirmation);
  await expect(page.getByText('Redeemed', { exact: true })).toBeVisible();
});
