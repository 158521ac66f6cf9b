import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures.ts';
import { openIntegration, remotesOrigin } from './integration-page.ts';
import { newCustomer } from './portal-customer.ts';
import { servePrevious } from './previous-release/serve-previous.ts';

/** Names of the versions of the events remote that a page has asked for. */
function versionsAsked(page: Page): ReadonlySet<string> {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const version = new RegExp(`^${remotesOrigin}/events/([^/]+)/.*\\.js`).exec(request.url())?.[1];
    if (version !== undefined) versions.add(version);
  });
  return versions;
}

async function addWork(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add work' }).first().click();
  await page.getByLabel('Position').fill('Archivist');
  await page.getByLabel('Company').fill('Northgate Library');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Archivist · Northgate Library').first()).toBeVisible();
}

test('a remote of the previous release runs in this shell, and under this embed.js', async ({ page }) => {
  const version = await servePrevious(page);
  await signUp(page);
  const inShell = versionsAsked(page);
  await page.goto('/app/events/work');
  await addWork(page);
  // From there to what is of today, and back.
  await page.getByRole('link', { name: 'My résumés' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My résumés' })).toBeVisible();
  await page.getByRole('link', { name: 'Skills' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
  expect([...inShell]).toEqual([version]);

  const onPage = versionsAsked(page);
  await openIntegration(page, 'plain', newCustomer('emil'));
  await addWork(page);
  expect([...onPage]).toEqual([version]);
});
