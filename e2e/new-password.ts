import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { openMessage } from './mailbox.ts';

/** Asks for a link by which a new password is chosen. */
export async function askForLink(page: Page, email: string, from: '/login' | '/forgot-password'): Promise<void> {
  await page.goto(from);
  if (from === '/login') await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before has a field of that name as well.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** The link that has come by mail. */
export async function newestLink(context: BrowserContext, email: string): Promise<string> {
  const mail = await openMessage(context, email, 'Reset your Tessera password');
  const link = (await mail.locator('pre a[href*="#token="]').getAttribute('href')) ?? '';
  await mail.close();
  return link;
}
