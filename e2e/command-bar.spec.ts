import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, signUp, test } from './fixtures.ts';
import { ask } from './many-blocks.ts';

const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });

const makeJob = (page: Page, title: string, company: string): Promise<unknown> =>
  ask(page, 'mutation ($input: JobInput!) { job { createJob(input: $input) { id } } }', {
    input: { title, company },
  });

test('finds a job from a field on another page by a key, and opens it', async ({ page }) => {
  await signUp(page);
  await makeJob(page, 'Chef de pâtisserie', 'Northside Bread');
  await page.goto('/app/events/work/new');
  const company = page.getByRole('textbox', { name: 'Company' });
  await company.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(company).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('north patis');
  const found = page.getByRole('option', { name: /Chef de pâtisserie/ });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/jobs\/track\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Chef de pâtisserie' })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.getElementById('content')?.contains(document.activeElement))).toBe(true);
});

test('opens from the drawer of a small screen, over the whole window, and leads to a page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: 'Search', exact: true });
  await button.click();
  await expect(field(page)).toBeFocused();
  const bar = page.getByRole('dialog', { name: 'Search' });
  // It grows while it appears.
  await expect.poll(() => bar.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(button).toBeFocused();

  await button.click();
  await field(page).fill('my letters');
  await page.getByRole('option', { name: /My letters/ }).click();
  await expect(page).toHaveURL(/\/app\/cover-letters$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Coming back opens neither the drawer nor the command bar again.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
