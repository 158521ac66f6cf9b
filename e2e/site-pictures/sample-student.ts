import path from 'node:path';
import type { Page } from '@playwright/test';
import { chooseFile } from '../import-a-resume.ts';

const resumeFile = path.resolve(import.meta.dirname, 'student.resume.json');

/** Replaces the guest's sample by the résumé of a student, and returns its id. */
export async function importStudent(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Delete sample' }).click();
  await page.waitForURL('/app/resumes');
  await chooseFile(page, resumeFile);
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await page.waitForURL(/\/app\/resumes\/edit\/[^/]+$/);
  return page.url().split('/').at(-1) ?? '';
}
