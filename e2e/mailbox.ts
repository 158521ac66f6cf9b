import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const mailbox = process.env['MAILBOX_ORIGIN'] ?? 'http://localhost:3003';

/** What the browser says of the testing tool's own scripts in a message's frame, which runs none. */
export const noScripts = /Blocked script execution/;

/** Opens the newest message of that subject to the address, as soon as it is there. */
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
