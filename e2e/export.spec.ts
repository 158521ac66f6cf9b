import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';

async function downloadAs(page: Page, format: string): Promise<Download> {
  await page.getByRole('button', { name: 'Download options' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return download;
}

test('exports a résumé in other formats, and a parser reads every word of its PDF', async ({ page }) => {
  await signUp(page);
  await importSample(page);
  await expect(page.getByText('2 pages')).toBeVisible();

  const word = await downloadAs(page, 'Word (.docx)');
  expect(word.suggestedFilename()).toBe('Richard Hendriks – Résumé.docx');
  const parts = unzipSync(readFileSync(await word.path()));
  expect(strFromU8(parts['word/document.xml']!)).toContain('Successfully won Techcrunch Disrupt');
  expect(strFromU8(parts['word/styles.xml']!)).toContain('w:ascii="Lato"');

  // From here on, the test uses a phone's screen and only the keyboard.
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Download options' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'What an ATS reads' })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
  const report = page.getByRole('dialog', { name: 'What an ATS reads' });
  await expect(report.getByRole('region', { name: 'Checks' })).toBeVisible();
  await expect(report.locator('dd').getByText('100%', { exact: true })).toHaveCount(2);
  await expect(report.getByText('Problem', { exact: true })).toHaveCount(0);
  await expect(report.getByRole('region', { name: 'The ATS reads' })).toContainText('Digital Compression Pioneer');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download options' })).toBeFocused();
});
