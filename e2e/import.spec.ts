import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { exportFiles } from '../shared/importers/linkedin/fixtures/export-files.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { chooseFile, importSample } from './import-a-resume.ts';

const linkedInExport = {
  name: 'Complete_LinkedInDataExport.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync(Object.fromEntries(Object.entries(exportFiles).map(([name, text]) => [name, strToU8(text)]))),
  ),
};

test('reviews, imports, and undoes a LinkedIn export, and never creates duplicates', async ({ page }) => {
  await signUp(page);
  await chooseFile(page, linkedInExport);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /R&D lead, Analytical Engines, Ltd/ })).toBeChecked();
  await expect(dialog.getByText('Certifications.csv, line 3, Url')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/resumes\/edit\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByText('Import undone')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/resumes$/);
  await expect(page.getByText('Your first résumé')).toBeVisible();
  await page.goto('/app/events/work');
  await expect(page.getByText('R&D lead')).toHaveCount(0);

  for (const _time of ['first', 'second']) {
    await page.goto('/app/resumes');
    if (_time === 'second') {
      await page.getByRole('button', { name: 'New résumé' }).click();
      await page.getByRole('menuitem', { name: 'Import a résumé' }).click();
      await dialog.locator('input[type=file]').setInputFiles(linkedInExport);
      const there = dialog.getByRole('group', { name: 'Already in your blocks' });
      await expect(there.getByRole('checkbox', { name: /R&D lead/ })).not.toBeChecked();
    } else await chooseFile(page, linkedInExport);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/resumes\/edit\/[0-9a-f-]{36}$/);
    await expect(page.getByText('R&D lead').first()).toBeVisible();
  }
  await page.goto('/app/events/work');
  await expect(page.getByRole('link', { name: 'R&D lead · Analytical Engines, Ltd', exact: true })).toHaveCount(1);
});

test('imports a PDF of the product as the résumé it was made from', async ({ page, browser }, info) => {
  await signUp(page);
  await importSample(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = info.outputPath('made.pdf');
  await (await downloading).saveAs(pdf);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const small = await context.newPage();
  await signUp(small);
  await chooseFile(small, pdf);
  const dialog = small.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /CEO\/President, Pied Piper/ })).toBeChecked({ timeout: 20_000 });
  await expect(dialog.getByText('Clear').first()).toBeVisible();
  await expectNoSidewaysScroll(small);
  await expectAccessible(small);
  await small.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(small);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(small).toHaveURL(/\/app\/resumes\/edit\/[0-9a-f-]{36}$/);
  await small.goto('/app/events/work');
  await expect(small.getByRole('link', { name: 'CEO/President · Pied Piper', exact: true })).toHaveCount(1);
  await context.close();
});

test('imports a Word document', async ({ page }) => {
  await signUp(page);
  const word = new URL('../bench/import-corpus/files/writer-tabs-maren.docx', import.meta.url);
  await chooseFile(page, { name: 'maren.docx', mimeType: '', buffer: readFileSync(word) });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /Shift Lead, Riverbend Logistics/ })).toBeChecked();
  await expect(dialog.getByText(/^A text document doesn’t say/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/resumes\/edit\/[0-9a-f-]{36}$/);
  await expect(page.getByText('4 jobs')).toBeVisible();
});

test('rejects a file that is not a résumé with the reason, whatever its name', async ({ page }) => {
  await signUp(page);
  const html = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html><p>Hello') };
  await chooseFile(page, html);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/It’s a web page/)).toBeVisible();
  const input = dialog.locator('input[type=file]');
  const scan = readFileSync(new URL('../shared/importers/pdf/fixtures/scanned.pdf', import.meta.url));
  await input.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan });
  await expect(dialog.getByText(/has no text in it, only pictures/)).toBeVisible({ timeout: 20_000 });
  const bomb = Buffer.from(zipSync({ 'Skills.csv': new Uint8Array(30 * 1024 * 1024) }));
  await input.setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: bomb });
  await expect(dialog.getByText(/larger than a LinkedIn export can be/)).toBeVisible();
  await expectAccessible(page);
  await input.setInputFiles(linkedInExport);
  await expect(dialog.getByRole('checkbox', { name: /Weaver, Looms/ })).toBeChecked();
});

test('corrects what was read before anything is saved', async ({ page }) => {
  await signUp(page);
  const word = new URL('../bench/import-corpus/files/writer-tabs-maren.docx', import.meta.url);
  await chooseFile(page, { name: 'maren.docx', mimeType: '', buffer: readFileSync(word) });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Edit Shift Lead, Riverbend Logistics' }).click();
  await expect(dialog.getByText('Riverbend Logistics, Salem, Oregon')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Position').fill('Night Shift Lead');
  await dialog.getByRole('textbox', { name: /^Start date/ }).fill('July 2017');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByRole('checkbox', { name: /^Night Shift Lead, Riverbend Logistics Jul 2017/ })).toBeChecked();

  // The job at the school becomes a line of the job above it, and the first job a degree and a job again.
  await dialog.getByRole('button', { name: 'Edit Kitchen Assistant, Eastside Elementary School' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Merge with the one above' }).click();
  await expect(dialog.getByRole('checkbox', { name: /Night Shift Lead.*3 bullet points/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit Skills' }).click();
  await dialog.getByLabel('Type').selectOption('other');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByRole('checkbox', { name: /^Something else/ })).toBeChecked();

  // What is typed counts without a click on Done.
  await dialog.getByRole('button', { name: 'Edit Deputy Operations Manager, Cedar & Pine Supply' }).click();
  await dialog.getByLabel('Position').fill('Vice Operations Manager');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/resumes\/edit\/[0-9a-f-]{36}$/);
  await expect(page.getByText('3 jobs')).toBeVisible();
  await page.goto('/app/events/work');
  await expect(page.getByRole('link', { name: 'Night Shift Lead · Riverbend Logistics', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vice Operations Manager · Cedar & Pine Supply' })).toBeVisible();
});

test('corrects contact info and links, and takes what was left out', async ({ page }) => {
  await signUp(page);
  const resume = {
    basics: {
      ...{ name: 'Ann Li', email: 'ann@example.org', phone: '+44 20 7946 0958', label: 'Cook', summary: 'I cook.' },
      profiles: [{ network: 'Site', url: 'https://ann.example.com' }],
      motto: 'Never too much salt',
    },
    work: [{ name: 'Grill', position: 'Cook', startDate: '2019-03', team: 'Six people', food: 'Vegetables' }],
    education: [{ institution: 'City School', studyType: 'BA', courses: ['Bread'], startDate: '2015' }],
  };
  await chooseFile(page, {
    ...{ name: 'ann.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) },
  });
  const dialog = page.getByRole('dialog');
  const job = dialog.getByRole('checkbox', { name: /^Cook, Grill/ });
  const note = (text: string) => dialog.getByRole('listitem').filter({ hasText: text });
  await note('Six people').getByRole('button', { name: 'Add to…' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Cook, Grill' }).click();
  await expect(note('Six people')).toHaveCount(0);
  await expect(dialog.getByRole('list', { name: /left out/ })).toBeFocused();
  await note('Vegetables').locator('[draggable]').hover();
  await page.mouse.down();
  await page.mouse.move(400, 400, { steps: 3 });
  await dialog.getByText('Cook, Grill').hover();
  await dialog.getByText('Cook, Grill').hover();
  await page.mouse.up();
  await expect(dialog.getByText('2 bullet points')).toBeVisible();
  await expect(job).toBeChecked();

  for (const [name, label] of [
    ['Edit Contact info', 'Phone'],
    ['Edit Summary', 'Summary'],
    ['Edit Links', 'Address of link 1'],
    ['Edit BA – City School', 'Degree'],
  ] as const) {
    await dialog.getByRole('button', { name }).click();
    await expect(dialog.getByRole('textbox', { name: label, exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByRole('button', { name: 'Cancel' }).first().click();
  }
});
