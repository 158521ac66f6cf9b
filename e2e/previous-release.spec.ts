import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures.ts';
import { addArchivist, openIntegration, remotesOrigin } from './integration-page.ts';
import { newCustomer } from './portal-customer.ts';
import { servePrevious } from './previous-release/serve-previous.ts';

/**
 * Returns the versions of the events remote whose scripts have run in a page. A preload that the server requested does
 * not run a script.
 */
const versionsRun = (page: Page): Promise<readonly string[]> =>
  page.evaluate((origin) => {
    const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const versions = scripts
      .filter(({ initiatorType, name }) => initiatorType === 'script' && name.startsWith(`${origin}/events/`))
      .map(({ name }) => name.split('/')[4] ?? '');
    return [...new Set(versions)];
  }, remotesOrigin);

async function addWork(page: Page): Promise<void> {
  // Until the list has loaded, the previous release has a button of that name elsewhere.
  await expect(page.getByText('Start with your latest position')).toBeVisible();
  await addArchivist(page);
}

test('runs a remote of the previous release in this shell and with this embed.js', async ({ page }) => {
  const version = await servePrevious(page);
  await signUp(page);
  await page.goto('/app/events/work');
  await addWork(page);
  // Goes from the previous release to a current remote and back.
  await page.getByRole('navigation').getByRole('link', { name: 'My résumés' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My résumés' })).toBeVisible();
  await page.getByRole('link', { name: 'Skills' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
  expect(await versionsRun(page)).toEqual([version]);

  await openIntegration(page, 'plain', newCustomer('emil'));
  await addWork(page);
  expect(await versionsRun(page)).toEqual([version]);
});
