import { readFileSync } from 'node:fs';
import { expect, signUp, test } from './fixtures.ts';
import { chooseFile, sampleResume } from './import-a-resume.ts';

const file = (text: string | Buffer, name = 'my.json'): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.isBuffer(text) ? text : Buffer.from(text),
});

test('explains why a file cannot be read, and lets the person choose another at once', async ({ page }) => {
  await signUp(page);
  const dialog = page.getByRole('dialog');
  await chooseFile(page, file('{"basics": {"name": "Ada"'));
  await expect(dialog.getByText(/It isn’t valid JSON. The error is at line 1, column 2\d/)).toBeVisible();

  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(file('[1, 2]'));
  await expect(dialog.getByText(/It’s valid JSON, but not a résumé/)).toBeVisible();
  await input.setInputFiles(file('{"colour": "red"}'));
  await expect(dialog.getByText(/We found nothing to import/)).toBeVisible();
  await input.setInputFiles(file(Buffer.alloc(10 * 1024 * 1024 + 1, 0x20)));
  await expect(dialog.getByText(/It’s 10 MB/)).toBeVisible();
  await input.setInputFiles(sampleResume);
  await expect(dialog.getByText('CEO/President, Pied Piper')).toBeVisible();
});

test('names what cannot be imported by its field, and offers the rest', async ({ page }) => {
  await signUp(page);
  const dialog = page.getByRole('dialog');
  const old = {
    basics: { name: 'Ada Byron', email: 'ada@example.com', website: 'javascript:alert(1)' },
    work: [
      {
        company: 'Analytical Engines',
        position: 'Programmer',
        startDate: 'last spring',
        website: 'https://engines.example.com',
      },
    ],
  };
  await chooseFile(page, file(JSON.stringify(old)));
  await expect(dialog.getByText('Programmer, Analytical Engines')).toBeVisible();
  await dialog.getByText(/left out/).click();
  await expect(dialog.getByText('work[0].startDate')).toBeVisible();
  await expect(dialog.getByText(/basics\.(website|url)/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
});

test('leaves nothing half saved when an import fails', async ({ page, watch }) => {
  watch.expectProblems(/Failed to load resource|Failed to fetch/);
  await signUp(page);
  await chooseFile(page, file(readFileSync(sampleResume, 'utf8')));
  await page.route('**/graphql', async (route) => {
    const isImport = (route.request().postData() ?? '').includes('importResume');
    await (isImport ? route.abort() : route.fallback());
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Nothing was imported')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('2 pages')).toBeVisible();
  await page.goto('/app/events/work');
  await expect(page.getByRole('link', { name: 'CEO/President · Pied Piper', exact: true })).toHaveCount(1);
});
