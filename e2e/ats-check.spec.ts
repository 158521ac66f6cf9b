import type { Page } from '@playwright/test';
import { makePdf, smallResume } from '../shared/importers/pdf/fixtures/make-pdf.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';

const address = '/features/ats-check';
/** The import starts the app, makes the visitor a guest, and fetches the reader: many seconds beside other work. */
const importTimeout = { timeout: 45_000 };

const pdf = (content: Uint8Array | string, name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});
const resume = pdf(makePdf([smallResume]), 'ada.pdf');
const fixture = (name: string): string =>
  new URL(`../shared/importers/pdf/fixtures/${name}.pdf`, import.meta.url).pathname;

const input = (page: Page) => page.getByLabel('Choose a PDF');
const heading = (page: Page, name: string) => page.getByRole('heading', { name: `What software reads in ${name}` });
const field = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });

/** Records the bodies of all requests, which is where a file would leave the browser. */
function watchBodies(page: Page): readonly { readonly method: string; readonly url: string; readonly body: string }[] {
  const sent: { method: string; url: string; body: string }[] = [];
  page.on('request', (request) => {
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    if (request.method() !== 'GET' || body !== '') sent.push({ method: request.method(), url: request.url(), body });
  });
  return sent;
}

async function drop(page: Page, file: typeof resume): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ bytes, name, type }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      return data;
    },
    { bytes: [...file.buffer], name: file.name, type: file.mimeType },
  );
  await page.locator('#ats-drop').dispatchEvent('dragover', { dataTransfer: transfer });
  await page.locator('#ats-drop').dispatchEvent('drop', { dataTransfer: transfer });
}

test('shows what software reads in a dropped PDF, and sends nothing anywhere', async ({ page }) => {
  const sent = watchBodies(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('pdf-reader'))).toEqual([]);
  const reader = page.waitForResponse(/\/site\/pdf-reader\..*\.js$/);
  await drop(page, resume);
  await expect(heading(page, 'ada.pdf')).toBeFocused();
  // The worker is forbidden every connection by the policy of its own response.
  expect((await reader).headers()['content-security-policy']).toBe("default-src 'none'");
  await expect(field(page, 'Name')).toContainText('Ada Byron');
  await expect(field(page, 'Email')).toContainText('ada@example.com');
  await expect(field(page, 'Phone')).toContainText('Not found');
  await expect(field(page, 'Jobs')).toContainText(/Programmer.*Analytical Engines Ltd.*Jan 2020 - Present/);
  await expect(field(page, 'Education')).toContainText('Not found');
  await expect(field(page, 'Skills')).toContainText('Mathematics, Latin, Cards');
  await expect(page.getByRole('region', { name: 'Text' }).locator('pre')).toContainText(/^Ada Byron\nada@example.com/);
  await expect(page.getByText('2 things are worth fixing or checking')).toBeVisible();
  await expect(page.getByText('We couldn’t recognize a phone number')).toBeVisible();
  expect(sent).toEqual([]);
  expect(await page.evaluate(async () => [await caches.keys(), localStorage.length, sessionStorage.length])).toEqual([
    [],
    0,
    0,
  ]);
});

test('says what is wrong with a file that cannot be checked, and reads the next one', async ({ page }) => {
  await page.goto(address);
  const failure = page.getByRole('alert');
  await input(page).setInputFiles(pdf('Ada Byron, programmer', 'text.pdf'));
  await expect(failure).toContainText('We couldn’t check text.pdf');
  await expect(failure).toContainText('It isn’t a PDF');
  await input(page).setInputFiles(pdf('%PDF-1.7 nonsense', 'damaged.pdf'));
  await expect(failure).toContainText('damaged or incomplete');
  const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]`;
  await input(page).setInputFiles(pdf(makePdf([smallResume], encryption), 'locked.pdf'));
  await expect(failure).toContainText('protected with a password');
  await input(page).setInputFiles(
    pdf(Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(11 * 1024 * 1024)]), 'huge.pdf'),
  );
  await expect(failure).toContainText('we read up to 10 MB');
  await expectAccessible(page);

  await input(page).setInputFiles(fixture('scanned'));
  await expect(heading(page, 'scanned.pdf')).toBeFocused();
  await expect(failure).toBeEmpty();
  await expect(page.getByText('Software can’t read this PDF: it has no text.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import it into Tessera' })).toBeHidden();
  await input(page).setInputFiles(resume);
  await expect(heading(page, 'ada.pdf')).toBeFocused();
});

test('stops a reader that does not answer in time', async ({ page }) => {
  await page.route(/\/site\/pdf-reader\./, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.clock.install();
  await page.goto(address);
  const request = page.waitForRequest(/\/site\/pdf-reader\./);
  await input(page).setInputFiles(resume);
  await expect(page.getByRole('status')).toHaveText('Reading ada.pdf…');
  await request;
  await page.clock.runFor(26_000);
  await expect(page.getByRole('alert')).toContainText('It took too long to read');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible and fits before and after the check, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await input(page).setInputFiles(fixture('sidebar'));
      await expect(heading(page, 'sidebar.pdf')).toBeFocused();
      await page.getByText(/checks without problems/).click();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

test('imports the file as a guest in one step, without uploading it', async ({ page }) => {
  await page.goto(address);
  await input(page).focus();
  await expect(input(page)).toBeFocused();
  await input(page).setInputFiles(resume);
  await expect(heading(page, 'ada.pdf')).toBeFocused();
  const sent = watchBodies(page);
  await page.getByRole('link', { name: 'Import it into Tessera' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review what’s in the file' });
  await expect(dialog.getByText('Programmer, Analytical Engines Ltd')).toBeVisible(importTimeout);
  await expect(page).toHaveURL(/\/app\/resumes$/);
  expect(sent.filter(({ body }) => /%PDF|Analytical|ada@example/.test(body))).toEqual([]);
  expect(await page.evaluate(() => caches.has('tessera.kept-file'))).toBe(false);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/resumes\/edit\/[0-9a-f-]{36}$/);
  await expect(page.locator('.pages-view')).toContainText('Analytical Engines Ltd');
});

test('imports the file into the account of a person who is signed in, and asks for it again once it is gone', async ({
  page,
}) => {
  await signUp(page);
  await page.goto(address);
  await input(page).setInputFiles(resume);
  await page.getByRole('link', { name: 'Import it into Tessera' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Programmer, Analytical Engines Ltd')).toBeVisible(importTimeout);
  await expect(page.getByText('You’re using a guest account')).toHaveCount(0);
  await page.goto('/app/resumes?import=kept');
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
});
