import type { Page } from '@playwright/test';
import { everyBrowser } from './browsers.ts';
import { openRow } from './builder-rows.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { ask } from './many-blocks.ts';
import { pdfText, wordsOf } from './pdf.ts';

const savedNote = (page: Page) => page.getByText('Saved', { exact: true });
const pages = (page: Page) => page.locator('.pages-view');
const part = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

async function makeParagraph(page: Page, title: string, kind: string, text: string): Promise<void> {
  const mutation = `mutation ($input: ParagraphEventInput!) { event { createParagraphEvent(input: $input) { id } } }`;
  await ask(page, mutation, { input: { title, kind, text } });
}

/** Creates a tracked job and returns its id. */
async function makeJob(page: Page, title: string, company: string, description = ''): Promise<string> {
  const mutation = `mutation ($input: JobInput!) { job { createJob(input: $input) { id } } }`;
  const made = await ask<{ job: { createJob: { id: string } } }>(page, mutation, {
    input: { title, company, description },
  });
  return made.job.createJob.id;
}

const advertisement = `You will:
- Lead the night shift of six bakers
- Bake sourdough with our customers in mind
- Drive a forklift`;
const work = {
  ...{ company: 'Harbour Rolls', position: 'Baker' },
  accomplishments: [{ description: 'Led the night shift through two winters' }],
};

test('writes a letter for a job, lists what is missing, fills it in, and downloads the PDF', async ({ page }) => {
  await signUp(page);
  await makeParagraph(page, 'Why you', 'opening', 'I would like to bake at {{company}}, as your {{position}}.');
  await makeParagraph(page, 'Thanks', 'closing', 'Thank you for reading, {{recipientName}}.');
  await makeJob(page, 'Master baker', 'Northside Bread', advertisement);
  await ask(page, 'mutation ($input: WorkEventInput!) { event { createWorkEvent(input: $input) { id } } }', {
    input: work,
  });
  await page.goto('/app/cover-letters');
  await page.getByRole('link', { name: 'New letter' }).first().click();
  await part(page, /^Text of New paragraph/).fill('Bread is what I know.');
  await page.getByRole('button', { name: 'Add one of my paragraphs' }).click();
  await page.getByRole('button', { name: 'Add Why you' }).click();
  await page.getByRole('button', { name: 'Add Thanks' }).click();
  await page.getByRole('button', { name: 'Move Why you up' }).click();
  await expect(page.getByText('3 things left to do', { exact: false })).toBeVisible();
  await page.screenshot({ path: 'e2e/results/letter-missing-wide-light.png' });
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const blocked = page.getByRole('alertdialog', { name: 'This letter isn’t finished yet' });
  await expectAccessible(page);
  await page.screenshot({ path: 'e2e/results/letter-blocked-wide-light.png' });
  await blocked.getByRole('button', { name: 'Close' }).last().click();

  await openRow(page, 'Job');
  await page.getByRole('button', { name: 'Link a job' }).click();
  await page.getByLabel('Search my jobs').fill('bread');
  await page.getByRole('button', { name: 'Choose Master baker · Northside Bread' }).click();
  // The person's texts answer one of three requirements, with the matching words marked.
  await page.getByRole('button', { name: 'Check keyword match' }).click();
  await expect(page.getByText('You cover 1 of 3 requirements.')).toBeVisible();
  await page.getByRole('button', { name: 'Add to letter: “Led the night shift through two winters”' }).click();
  await expect(page.getByText('added to the letter in position 3 of 4', { exact: false })).toBeAttached();
  await page.getByRole('heading', { name: 'What the job ad asks for' }).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await page.screenshot({ path: 'e2e/results/letter-suggestions-wide-light.png' });
  await page.getByRole('button', { name: 'Hide keyword match' }).click();
  await page.getByRole('button', { name: 'Fill in: recipient’s name' }).first().click();
  await expect(page.getByLabel('Text for “recipient’s name”')).toBeFocused();
  await openRow(page, 'Recipient and date');
  await page.getByLabel('Name', { exact: true }).fill('Ms Miller');
  await expect(page.getByText('left to do', { exact: false })).toHaveCount(0);
  await expect(pages(page)).toContainText('Northside Bread, as your Master baker.');

  // Goes from the page to the field; text typed there applies to this letter only.
  await pages(page).getByText('Thank you for reading', { exact: false }).first().click();
  await expect(part(page, 'Text of Thanks')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Yours truly.');
  await expect(page.getByText('Changed here').first()).toBeVisible();
  await openRow(page, 'Closing and signature');
  await page.getByText('Drawn', { exact: true }).click();
  const sheet = await page.getByRole('img', { name: 'Blank signature area' }).boundingBox();
  if (sheet === null) throw new Error('There is no sheet.');
  await page.mouse.move(sheet.x + 60, sheet.y + 80);
  await page.mouse.down();
  await page.mouse.move(sheet.x + 120, sheet.y + 40, { steps: 6 });
  await page.mouse.move(sheet.x + 200, sheet.y + 90, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('img', { name: 'Your drawn signature' })).toBeVisible();
  await expect(savedNote(page)).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: 'e2e/results/letter-wide-light.png' });
  // Nobody could tell who wrote a letter without a name, so it is not exported by mistake.
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const warning = page.getByRole('alertdialog', { name: 'This letter doesn’t have your name' });
  await expectAccessible(page);
  await page.screenshot({ path: 'e2e/results/letter-nameless-wide-light.png' });
  await warning.getByRole('button', { name: 'Add my name' }).click();
  await expect(page.getByRole('button', { name: 'Edit contact info' })).toBeVisible();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    warning.getByRole('button', { name: 'Continue without a name' }).click(),
  ]);
  const text = wordsOf(pdfText(await download.path())).join(' ');
  expect(text).toContain(
    'I would like to bake at Northside Bread, as your Master baker. Bread is what I know. Led the night shift',
  );
  expect(text).toContain('Thank you for reading, Ms Miller. Yours truly.');
  expect(text).not.toContain('{{');
});

test('writes a letter by keyboard alone on a small screen in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  const job = await makeJob(page, 'Clerk', 'Harbour', advertisement);
  await page.goto(`/app/cover-letters/edit/new?job=${job}`);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Letter to Harbour');
  await part(page, /^Text of New paragraph/).focus();
  await page.keyboard.type('First of all, ');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Insert company' }).press('Enter');
  await expect(part(page, /^Text of First/)).toHaveValue('First of all, {{company}}');
  await page.getByRole('button', { name: 'Write a paragraph for this letter' }).press('Enter');
  await page.keyboard.type('Second.');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Second.');
  await page.getByRole('button', { name: 'Closing and signature' }).press('Enter');
  await page.getByRole('radio', { name: 'Typed' }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Signature text').fill('Ada');
  await page.getByRole('button', { name: 'Job', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Check keyword match' }).press('Enter');
  await expect(page.getByText('You haven’t written about this yet.').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: 'e2e/results/letter-content-small-dark.png', fullPage: true });
  await page.getByRole('heading', { name: 'What the job ad asks for' }).scrollIntoViewIfNeeded();
  await page.screenshot({ path: 'e2e/results/letter-suggestions-small-dark.png' });
  await page.getByRole('button', { name: 'Page', exact: true }).press('Enter');
  await expect(pages(page)).toContainText('First of all, Harbour');
  await expect(pages(page)).toContainText('Ada');
  await expectAccessible(page);
  await page.screenshot({ path: 'e2e/results/letter-page-small-dark.png' });
  await page.getByRole('button', { name: 'Design', exact: true }).press('Enter');
  await expect(page.getByLabel('Letter design')).toBeVisible();
  await page.getByRole('radio', { name: 'Band' }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: 'e2e/results/letter-design-small-dark.png' });
});

test(
  'merges two tabs of a letter, and restores what was typed offline',
  everyBrowser,
  async ({ page, context, watch }) => {
    watch.expectProblems(
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be reached|network|CORS request did not/i,
    );
    page.on('dialog', (dialog) => void dialog.accept());
    await signUp(page);
    await page.goto('/app/cover-letters/edit/new');
    await expect(page).toHaveURL(/edit\/(?!new)/);
    const address = page.url();
    const other = await context.newPage();
    await other.goto(address);
    await openRow(other, 'Subject and salutation');
    await other.getByLabel('Subject', { exact: true }).fill('Your bakery');
    await expect(savedNote(other)).toBeVisible();
    await other.close();
    await part(page, /^Text of/).fill('Bread.');
    await expect(page.getByText('Changes from another tab or device were merged')).toBeVisible();
    await openRow(page, 'Subject and salutation');
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Your bakery');
    await expect(savedNote(page)).toBeVisible();

    await context.setOffline(true);
    await part(page, /^Text of/).fill('Bread and salt.');
    await expect(page.getByText('Offline. Your changes are kept on this device.')).toBeVisible();
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto(address);
    await expect(part(page, /^Text of/)).toHaveValue('Bread and salt.');
    await expect(savedNote(page)).toBeVisible();
  },
);
