import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { makeJobs } from './many-jobs.ts';

test('keeps files with a job: adds, saves, renames, and deletes them with undo', async ({ page, watch }) => {
  watch.expectProblems(/415/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page);
  await makeJobs(page, 1);
  await page.goto('/app/jobs/track?view=table');
  await page.locator('main [data-row]').first().getByRole('link').first().click();
  const files = page.getByRole('region', { name: 'Files', exact: true });
  const input = files.locator('input[type=file]');

  const offer = { name: 'Offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 an offer') };
  await input.setInputFiles(offer);
  await expect(files.getByRole('button', { name: 'Download Offer.pdf' })).toBeVisible();

  // What is refused says why, and nothing else changes.
  await input.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') });
  await expect(files.getByRole('alert')).toHaveText('page.pdf is not a PDF, DOCX, PNG, or JPEG.');
  const buffer = Buffer.alloc(7_550_000);
  await input.setInputFiles({ name: 'long.pdf', mimeType: 'application/pdf', buffer });
  await expect(files.getByRole('alert')).toHaveText('long.pdf is too large: 7.2 MB. The limit is 5 MB.');
  await expectAccessible(page);

  await files.getByRole('button', { name: 'Rename Offer.pdf' }).click();
  await page.keyboard.type('Offer, final');
  await page.keyboard.press('Enter');
  await expect(files.getByRole('button', { name: 'Rename Offer, final.pdf' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await files.getByRole('button', { name: 'Download Offer, final.pdf' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Offer, final.pdf');
  expect((await readFile(await saved.path())).equals(offer.buffer)).toBe(true);

  await files.getByRole('button', { name: 'Delete Offer, final.pdf' }).click();
  await expect(files.getByRole('listitem')).toHaveCount(0);
  await expect(files.getByRole('button', { name: 'Add a file' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(files.getByRole('button', { name: 'Download Offer, final.pdf' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
