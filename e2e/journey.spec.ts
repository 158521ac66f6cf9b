import { readFileSync } from 'node:fs';
import { everyBrowser } from './browsers.ts';
import { openContact } from './builder-rows.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { chooseFile, importSample, sampleResume } from './import-a-resume.ts';
import { pdfInfo, pdfText, wordsOf } from './pdf.ts';

/**
 * Collects every text of the file that says something about the person, except dates, which are printed in another
 * format.
 */
function contentTexts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /date$/i.test(key) || value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((each) => contentTexts(each, key));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) =>
      ['$schema', 'meta'].includes(name) ? [] : contentTexts(each, name),
    );
  }
  return [];
}

/** A text as it is compared with the page, which has the quotes and dashes of the language (docs/adr/0050). */
const plain = (text: string): string =>
  wordsOf(text.replace(/https?:\/\//g, ''))
    .join(' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-');

test('turns a JSON Resume file into a tagged PDF that contains every word', everyBrowser, async ({ page }, info) => {
  await signUp(page);
  await importSample(page);
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Richard Hendriks – Résumé.pdf');
  const file = info.outputPath('resume.pdf');
  await download.saveAs(file);

  expect(pdfInfo(file)).toMatch(/Tagged:\s+yes/);
  expect(pdfInfo(file)).toMatch(/Title:\s+Richard Hendriks – Résumé/);
  const text = plain(pdfText(file));
  for (const content of contentTexts(JSON.parse(readFileSync(sampleResume, 'utf8')))) {
    for (const word of wordsOf(plain(content))) expect(text).toContain(word);
  }
  // A text long enough to wrap is extracted without a break or a foreign word between its lines.
  expect(text).toContain('He could tell you about it, but THAT would NOT be a "length-limited" conversation!');
  expect(pdfText(file)).toContain('Awarded ‘Teacher of the Month’');
  // Headings are on lines of their own, at the position where their section is read.
  const lines = pdfText(file).split('\n');
  const headings = ['Richard Hendriks', 'Summary', 'Work experience', 'Education', 'Skills', 'Projects', 'References'];
  const places = headings.map((heading) => lines.indexOf(heading));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test(
  'shows typed text on the page, saves it automatically, and keeps it across a reload',
  everyBrowser,
  async ({ page }) => {
    await signUp(page);
    await importSample(page);
    const pages = page.locator('.pages-view svg');
    await (await openContact(page)).fill('Inventor of middle-out compression');
    await expect(pages).toContainText('Inventor of middle-out compression');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(await openContact(page)).toHaveValue('Inventor of middle-out compression');
    await expect(pages).toContainText('Inventor of middle-out compression');
    await expectAccessible(page);
  },
);

test('changes the résumé that uses a block when the block is edited', everyBrowser, async ({ page }) => {
  await signUp(page);
  await importSample(page);
  const builder = page.url();
  await page.goto('/app/events/work');
  await page.getByRole('link', { name: 'CEO/President · Pied Piper', exact: true }).click();
  await expect(page.getByText('Used in 1 résumé: ', { exact: false })).toBeVisible();
  await page.getByLabel('Position').fill('Chief Executive');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/events\/work$/);
  await page.goto(builder);
  await expect(page.locator('.pages-view svg')).toContainText('Chief Executive');
});

test('starts from scratch with blocks, then makes a résumé of them', everyBrowser, async ({ page }) => {
  await signUp(page);
  await page.getByRole('link', { name: 'Work experience' }).click();
  await page.getByRole('link', { name: 'Add a job' }).first().click();
  await page.getByLabel('Position').fill('Baker');
  await page.getByLabel('Company').fill('Northside Bread');
  await page.getByRole('textbox', { name: /^Start/ }).fill('3/2021');
  await page.getByRole('textbox', { name: 'Accomplishment 1' }).fill('Raised sales of rye by half');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Mar 2021 - present')).toBeVisible();

  await page.getByRole('link', { name: 'Education' }).click();
  await page.getByRole('link', { name: 'Add education' }).first().click();
  await page.getByLabel('School or university').fill('Harbour College');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Harbour College').first()).toBeVisible();

  await page.getByRole('link', { name: 'Skills' }).click();
  await page.getByRole('link', { name: 'Add skills' }).first().click();
  await page.getByLabel('Group name').fill('Languages');
  await page.getByRole('textbox', { name: 'Skill 1' }).fill('Portuguese');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Portuguese')).toBeVisible();

  await page.goto('/app/resumes/edit/new');
  await expect(page).toHaveURL(/\/app\/resumes\/edit\/[0-9a-f-]{36}$/);
  const pages = page.locator('.pages-view svg');
  for (const text of ['Northside Bread', 'Raised sales of rye by half', 'Harbour College', 'Portuguese']) {
    await expect(pages).toContainText(text);
  }
});

test('switches between two panes of the builder at 390 px, and nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await expectNoSidewaysScroll(page);
  await importSampleOnPhone();

  async function importSampleOnPhone(): Promise<void> {
    await chooseFile(page, sampleResume);
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await expect(await openContact(page)).toHaveValue('Programmer');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Page', exact: true }).click();
    await expect(page.getByText('2 pages')).toBeVisible();
    await expect(page.locator('.pages-view svg')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Content', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Headline' })).toBeVisible();
  }
});
