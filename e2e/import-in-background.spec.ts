import type { Page } from '@playwright/test';
import { makePdf, smallResume, type DrawnText } from '../shared/importers/pdf/fixtures/make-pdf.ts';
import { expect, expectAccessible, signUp, test } from './fixtures.ts';
import { chooseFile } from './import-a-resume.ts';
import { openIntegration } from './integration-page.ts';
import { codeOf, commonOptions, nonce, openOwnPage, subjectOf, withOwnValues } from './own-page.ts';
import { newCustomer } from './portal-customer.ts';

const words = ['managed', 'the', 'kitchen', 'and', 'a', 'budget', 'of', 'twelve', 'people', 'in', 'Salem'];

/** A page with far more words than any résumé has, each of them drawn on its own. */
const densePage: readonly DrawnText[] = Array.from({ length: 90 }, (_row, row) =>
  Array.from({ length: 20 }, (_cell, cell): DrawnText => {
    const word = words[(row * 7 + cell * 3) % words.length] ?? '';
    return [word, 20 + cell * 28, 770 - row * 8, 4];
  }),
).flat();

const pdf = (name: string, pages: readonly (readonly DrawnText[])[]) => ({
  ...{ name, mimeType: 'application/pdf', buffer: Buffer.from(makePdf(pages)) },
});
const dense = pdf(
  'dense.pdf',
  Array.from({ length: 30 }, () => densePage),
);
const small = pdf('ada.pdf', [smallResume]);

/** Resolves with the address of the next worker. */
const nextWorker = (page: Page): Promise<string> => page.waitForEvent('worker').then((worker) => worker.url());

test('reads a file in a worker, says how far it is, and cancels at once', async ({ page }) => {
  await signUp(page);
  const first = nextWorker(page);
  await chooseFile(page, dense);
  const dialog = page.getByRole('dialog');
  expect(await first).toMatch(/^blob:/);
  await expect(dialog.getByText(/^Reading page \d+ of 30$/)).toBeVisible();
  await expectAccessible(page);
  // The page answers while the worker reads; a page that read it itself would take seconds for this.
  const answered = await page.evaluate(async () => {
    const started = performance.now();
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - started;
  });
  expect(answered).toBeLessThan(1_000);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const choose = dialog.getByRole('button', { name: 'Choose a file' });
  await expect(choose).toBeFocused();
  await expect.poll(() => page.workers().filter((worker) => worker.url().startsWith('blob:')).length).toBe(0);

  const second = nextWorker(page);
  await dialog.locator('input[type=file]').setInputFiles(small);
  expect(await second).toMatch(/^blob:/);
  await expect(dialog.getByRole('checkbox', { name: /Programmer, Analytical Engines/ })).toBeChecked();
});

test('refuses a file with far more text than a résumé, without freezing', async ({ page }) => {
  test.setTimeout(120_000);
  await signUp(page);
  const jobs = Array.from({ length: 30 }, (_page, index) => [
    ...(index === 0 ? ([['Experience', 50, 780, 13, true]] as const) : []),
    ...Array.from({ length: 10 }, (_job, job): readonly DrawnText[] => [
      [`Programmer ${index} ${job}`, 50, 750 - job * 70, 10, true],
      ['Jan 2020 - Feb 2021', 450, 750 - job * 70, 10],
      ['Analytical Engines Ltd', 50, 736 - job * 70, 10],
    ]).flat(),
  ]);
  await chooseFile(page, pdf('jobs.pdf', jobs));
  await expect(page.getByRole('dialog').getByText(/has far more text than a résumé/)).toBeVisible({ timeout: 60_000 });
});

test('reads a file in the page when no worker starts', async ({ page, watch }) => {
  watch.expectProblems(/net::ERR_FAILED|import-reader/);
  await signUp(page);
  await page.context().route(/import-reader\.js$/, (route) => route.abort());
  await chooseFile(page, small);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /Programmer, Analytical Engines/ })).toBeChecked();
});

for (const allowed of [true, false])
  test(`reads a file in a partner’s page that ${allowed ? 'allows' : 'forbids'} workers`, async ({ page, watch }) => {
    if (!allowed) watch.expectProblems(/policy: worker-src blob|Content Security Policy directive.*worker/s);
    await openIntegration(page, 'plain', newCustomer('emil'));
    const subject = await subjectOf(page);
    const guides = withOwnValues(codeOf('## Content-Security-Policy', ''))
      .replaceAll('\n', ' ')
      .replace('script-src', `script-src 'nonce-${nonce}'`)
      .replace('connect-src', "connect-src 'self'");
    await openOwnPage(page, {
      policy: `default-src 'none'; ${allowed ? guides : guides.replace(/worker-src\s+blob:/, "worker-src 'none'")}`,
      body: `<div id="place"></div><script src="https://remotes.tessera.example/embed.js"></script>
        <script nonce="${nonce}">${commonOptions(subject)}
          Tessera.mount('resume-builder', document.getElementById('place'), { session, endpoints, locale, nonce: '${nonce}' });
        </script>`,
    });
    const worker = allowed ? nextWorker(page) : undefined;
    await chooseFile(page, small);
    if (worker !== undefined) expect(await worker).toMatch(/^blob:/);
    await expect(page.getByRole('checkbox', { name: /Programmer, Analytical Engines/ })).toBeChecked();
  });
