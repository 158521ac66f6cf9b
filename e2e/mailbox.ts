import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const mailbox = process.env['MAILBOX_ORIGIN'] ?? 'http://localhost:3003';

/** The browser's message about Playwright's own scripts, which cannot run in the frame of a message. */
export const noScripts = /Blocked script execution/;

/** Opens the newest message with that subject to the address as soon as it has arrived. */
export async function openMessage(context: BrowserContext, email: string, subject: string): Promise<Page> {
  const mail = await context.newPage();
  const messages = mail.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject });
  await expect(async () => {
    await mail.goto(mailbox);
    await expect(messages.first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await messages.first().getByRole('link').click();
  return mail;
}
