import type { Page } from '@playwright/test';
import { expect, expectAccessible, signUp, test } from './fixtures.ts';

/** The file with the code of dialogs, menus, and notices, which loads after the first screen. */
const lateFile = /\/overlays\.[^/]*js/;

/** Holds the file back until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(lateFile, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

test('opens a menu requested by keyboard once its code has loaded', async ({ page }) => {
  await signUp(page);
  const release = await holdBack(page);
  await page.goto('/app/events/work');
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  // The wait is announced and can be canceled.
  await expect(page.getByRole('dialog', { name: 'Loading…' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('dialog', { name: 'Main' }).getByRole('link', { name: 'Education' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('reports that the code failed to load, and opens what was requested on retry', async ({ page, watch }) => {
  watch.expectProblems(/overlays|ERR_FAILED/);
  await signUp(page);
  await page.route(lateFile, (route) => route.abort());
  await page.goto('/app/resumes');
  const button = page.getByRole('button', { name: /^Edit contact info/ });
  await button.click();
  const failure = page.getByRole('dialog', { name: 'We couldn’t open this' });
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  await page.unroute(lateFile);
  await failure.getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Contact Info' });
  await expect(dialog.getByLabel('First Name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});
