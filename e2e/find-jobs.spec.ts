import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';

/** Samples come in the background of the first start. */
async function openSearch(page: Page, query: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/app/jobs/find${query}`);
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

test('a job is searched, tracked, and a proposal made for it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page);
  await openSearch(page, '?q=nurse');
  await expect(page.getByRole('link', { name: 'Job tracker' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  const beside = page.getByRole('region', { name: 'The posting' });
  await beside.getByRole('button', { name: 'Track this job' }).click();
  await expect(beside.getByRole('link', { name: 'On your board: Saved' })).toBeFocused();
  await beside.getByRole('button', { name: 'Tailor to this job' }).click();
  await expect(page.getByRole('dialog')).toContainText('You have no blocks yet');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: 'Find jobs' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
