import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';

const pressOn = async (page: Page, name: string | RegExp): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
};

test('keeps the focus in the builder when buttons work and things disappear', async ({ page }) => {
  await signUp(page);
  await importSample(page);

  const saved = page.waitForEvent('download');
  await pressOn(page, 'Download PDF');
  await saved;
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Downloaded .+\.pdf$/ })).toBeAttached();

  await pressOn(page, 'Design');
  await expect(page.getByRole('heading', { name: 'Design', exact: true })).toBeFocused();
  const code = page.getByLabel('Custom color (hex)');
  await code.fill('#1f4e8c');
  await code.press('Enter');
  await expect(page.getByRole('radio', { name: 'Navy' })).toBeChecked();
  await expect(code).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Color set to #1f4e8c' })).toBeAttached();
  await pressOn(page, 'Design');

  const sections = page.getByRole('list', { name: 'Sections' });
  await sections.getByRole('button', { name: 'Options for Skills' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Remove section' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(sections.getByRole('button', { name: 'Options for Skills' })).toHaveCount(0);
  await expect(page.locator('[data-opens-section]:focus')).toHaveCount(1);
});

test('shows the colors to choose from in forced colors', async ({ page }) => {
  await signUp(page);
  await importSample(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  const swatches = page.getByRole('radiogroup', { name: 'Color' }).locator('label > span[style]');
  await expect(swatches.first()).toBeVisible();
  const shown = await swatches.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(shown).size).toBe(8);
});
