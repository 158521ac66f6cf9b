import { openContact } from './builder-rows.ts';
import { expect, signUp, test } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';

const drawn = '.pages-view .typst-text';

test('shows a résumé before any script has run, and the builder continues from it', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblems(/net::ERR_FAILED/);
  await signUp(page);
  await importSample(page);
  const address = page.url();
  const lasting = page.locator('.pages-view svg');
  await expect(lasting).toBeVisible();

  const early = await context.newPage();
  await early.route(/\.js(\?|$)/, (route) => route.abort());
  await early.goto(address);
  await expect(early.locator('.prepared').getByText('Richard Hendriks').first()).toBeVisible();
  const place = await early.locator('.pages-view svg').boundingBox();
  await early.close();

  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/typeset/pages')) answers.push(((await response.json()) as { kind: string }).kind);
  });
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Contact', exact: true })).toBeVisible();
  expect(await lasting.boundingBox()).toEqual(place);
  await expect(page.locator('.prepared')).toHaveCount(0);
  const headline = await openContact(page);
  await headline.fill('Lighthouse keeper');
  await expect(page.locator('.pages-view')).toContainText('Lighthouse keeper');
  // All pages came with the HTML, so every later response contains only changes.
  expect(new Set(answers)).toEqual(new Set(['changes']));
});

test('does not show it to another person', async ({ page, browser, watch }) => {
  watch.expectProblems(/404|Failed to load/);
  await signUp(page);
  await importSample(page);
  const address = page.url();
  const other = await browser.newContext();
  const theirs = await other.newPage();
  const html = async (): Promise<string> => (await theirs.request.get(address)).text();
  expect(await html()).not.toContain('typst-page');
  await signUp(theirs);
  expect(await html()).not.toContain('typst-page');
  await theirs.goto(address);
  await expect(theirs.locator(drawn)).toHaveCount(0);
  await other.close();
});
