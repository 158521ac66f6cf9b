import { readFileSync } from 'node:fs';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';

test('brings an export into a new account, and says what is there already', async ({ page, browser }) => {
  await signUp(page);
  await importSample(page);
  await page.goto('/app/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = readFileSync(await (await downloading).path());

  const context = await browser.newContext({ locale: 'en-US' });
  const other = await context.newPage();
  await signUp(other);
  await other.goto('/app/profile');
  await other.getByRole('button', { name: 'Import an export' }).click();
  const dialog = other.getByRole('dialog', { name: 'Import an export' });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive') });
  await expect(dialog.getByRole('alert')).toContainText('This isn’t an export');
  await input.setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: file });
  const parts = dialog.getByRole('listitem');
  await expect(parts.filter({ hasText: 'Résumés' })).toContainText('1 new');
  for (const width of [1280, 390]) {
    await other.setViewportSize({ width, height: 844 });
    await expectAccessible(other);
    await expectNoSidewaysScroll(other);
  }
  await other.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText(/^Imported\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await other.goto('/app/resumes');
  await other
    .getByRole('link', { name: /Programmer/ })
    .first()
    .click();
  await expect(other.getByText('2 pages')).toBeVisible();
  await expect(other.locator('body')).toContainText('Richard Hendriks');

  await other.goto('/app/profile');
  await other.getByRole('button', { name: 'Import an export' }).click();
  await input.setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: file });
  await expect(dialog.getByText('Everything in this file is here already.')).toBeVisible();
  await expect(parts.filter({ hasText: 'Work experience' })).toContainText('Pied Piper');
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await context.close();
});
