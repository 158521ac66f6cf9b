import { openContact } from './builder-rows.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';
import { pdfInfo, pdfText } from './pdf.ts';

/** The families of which the page has loaded fonts, and the addresses of the documents' fonts among them. */
const fontsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    const requested = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return {
      families: [...new Set(loaded.map((family) => family.replaceAll('"', '')))],
      files: requested.filter((name) => /^\/engine\/Lato_.*\.woff2$/.test(name)),
    };
  });

test('shows the résumé behind a link until its owner turns the link off', async ({ page, browser, watch }, info) => {
  // The browser logs every error response, here the one for a wrong password.
  watch.expectProblems(/status of 403/);
  await signUp(page);
  await importSample(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this résumé' });
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  await dialog.getByLabel('Who it’s for').fill('Pied Piper');
  await dialog.getByText('Phone').click();
  await dialog.getByText('Require a password').click();
  await dialog.getByLabel('Password', { exact: true }).fill('short');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Use at least 6 characters.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('middle-out');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Not opened yet.')).toBeVisible();
  const address = await dialog.getByRole('textbox', { name: 'Link: Pied Piper' }).inputValue();
  await expectAccessible(page);

  const stranger = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const visit = await stranger.newPage();
  await visit.goto(address);
  await expect(visit.getByRole('heading', { level: 1, name: 'This page is password-protected' })).toBeVisible();
  await expectAccessible(visit);
  await visit.getByLabel('Password').fill('left-in');
  await visit.keyboard.press('Enter');
  await expect(visit.getByText('That password isn’t right.')).toBeVisible();
  await visit.getByLabel('Password').fill('middle-out');
  await visit.keyboard.press('Enter');
  await expect(visit.getByRole('heading', { level: 1, name: 'Richard Hendriks' })).toBeVisible();
  await expect(visit.getByRole('heading', { level: 2, name: 'Work experience' })).toBeVisible();
  await expect(visit.getByText('(912) 555-4321')).toHaveCount(0);
  await expect(visit.getByText('Résumé of Richard Hendriks · always the latest version')).toBeVisible();
  const fonts = await fontsOf(visit);
  expect(fonts.families).toEqual(['Lato']);
  const font = await visit.request.get(fonts.files[0] ?? '');
  expect(font.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
  await expectAccessible(visit);
  await visit.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(visit);
  await visit.emulateMedia({ colorScheme: 'light' });
  await expectNoSidewaysScroll(visit);
  const [download] = await Promise.all([
    visit.waitForEvent('download'),
    visit.getByRole('link', { name: 'Download PDF' }).click(),
  ]);
  const file = info.outputPath('shared.pdf');
  await download.saveAs(file);
  expect(pdfInfo(file)).toMatch(/Tagged:\s+yes/);
  expect(pdfText(file)).not.toContain('555-4321');

  // Text typed now is there at the next visit of the link, and the previous visit was counted.
  await page.keyboard.press('Escape');
  await (await openContact(page)).fill('Inventor of middle-out compression');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await visit.reload();
  await expect(visit.getByText('Inventor of middle-out compression')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(dialog.getByText(/^Opened 2 times/)).toBeVisible();

  await dialog.getByRole('button', { name: 'Turn off link: Pied Piper' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off link' }).click();
  await expect(dialog.getByRole('button', { name: 'Create a link' })).toBeVisible();
  await visit.reload();
  await expect(visit).toHaveURL(/\/oops$/);
  await expect(visit.getByText('If someone sent it to you, ask them for a new one.')).toBeVisible();
  await expect(visit.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
  await stranger.close();
});

test('shares a letter with its résumé as one page for an employer, until the share is turned off', async ({
  page,
  browser,
}, info) => {
  await signUp(page);
  await importSample(page);
  await page.goto('/app/cover-letters/edit/new');
  await expect(page).toHaveURL(/\/app\/cover-letters\/edit\/[0-9a-f-]{36}$/);
  await page
    .getByRole('textbox', { name: 'Text of New paragraph' })
    .fill('I would compress everything for {{company}}.');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this letter' });
  await expect(dialog.getByText('Not filled in yet: {{company}}')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create a link' })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Show me where' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fill in: company' }).click();
  await expect(page.locator('[data-text-of="company"]:focus')).toBeVisible();
  await page.keyboard.type('Hooli');
  await page.getByRole('button', { name: 'Share' }).click();
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  await dialog.getByLabel('Include a résumé').selectOption({ index: 1 });
  await expect(dialog.getByRole('radio', { name: 'Frozen copy' })).toBeChecked();
  await dialog.getByLabel('Who it’s for').fill('Hooli');
  await dialog.getByText('Require a password').click();
  await dialog.getByLabel('Password', { exact: true }).fill('middle-out');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Letter and résumé')).toBeVisible();
  await expectAccessible(page);
  const address = await dialog.getByRole('textbox', { name: 'Link: Hooli' }).inputValue();
  expect(new URL(address).pathname).toMatch(/^\/c\/[\w-]{22}$/);

  const stranger = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const visit = await stranger.newPage();
  await visit.goto(address);
  await visit.getByLabel('Password').fill('middle-out');
  await visit.keyboard.press('Enter');
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText('Richard Hendriks');
  await expect(visit.getByRole('heading', { level: 2 }).filter({ hasText: /Cover letter|Résumé/ })).toHaveCount(2);
  await expect(visit.getByText('I would compress everything for Hooli.')).toBeVisible();
  await expect(visit.getByText(/Cover letter and résumé of Richard Hendriks · frozen copy from \w+ \d/)).toBeVisible();
  await expect(visit.getByRole('heading', { level: 3, name: 'Work experience' })).toBeVisible();
  await expectAccessible(visit);
  await expectNoSidewaysScroll(visit);
  for (const [name, text] of [
    ['Cover letter (PDF)', 'everything for Hooli'],
    ['Résumé (PDF)', 'Pied Piper'],
  ] as const) {
    const [download] = await Promise.all([visit.waitForEvent('download'), visit.getByRole('link', { name }).click()]);
    const file = info.outputPath(`${name}.pdf`);
    await download.saveAs(file);
    expect(pdfText(file)).toContain(text);
  }
  await visit.emulateMedia({ media: 'print' });
  await expect(visit.getByRole('link', { name: 'Cover letter (PDF)' })).toBeHidden();

  await dialog.getByRole('button', { name: 'Turn off link: Hooli' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off link' }).click();
  await expect(dialog.getByRole('button', { name: 'Create a link' })).toBeVisible();
  await visit.reload();
  await expect(visit).toHaveURL(/\/oops$/);
  await stranger.close();
});
