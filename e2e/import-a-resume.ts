import path from 'node:path';
import { expect, type Page } from '@playwright/test';

export const sampleResume = path.resolve(
  import.meta.dirname,
  '../shared/importers/json-resume/fixtures/sample.resume.json',
);

/** Opens the import dialog from /app/resumes and chooses a file in it. */
export async function chooseFile(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByRole('button', { name: 'Import a résumé' }).click();
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
}

/** Imports the complete sample and waits for the builder with its pages. */
export async function importSample(page: Page): Promise<void> {
  await chooseFile(page, sampleResume);
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/resumes\/edit\/[0-9a-f-]{36}$/);
  await expect(page.getByText('2 pages')).toBeVisible();
}
