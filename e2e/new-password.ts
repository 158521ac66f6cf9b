import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { openMessage } from './mailbox.ts';

/** Requests a link to choose a new password. */
export async function askForLink(page: Page, email: string, from: '/login' | '/forgot-password'): Promise<void> {
  await page.goto(from);
  if (from === '/login') await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The previous page has a field with the same name, so wait for this page's heading first.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** Returns the link from the newest message. */
export async function newestLink(context: BrowserContext, email: string): Promise<string> {
  const mail = await openMessage(context, email, 'Reset your Tessera password');
  const link = (await mail.locator('pre a[href*="#token="]').getAttribute('href')) ?? '';
  await mail.close();
  return link;
}
