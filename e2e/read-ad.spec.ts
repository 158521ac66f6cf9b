import { readFileSync } from 'node:fs';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';

const judged = (name: string): string =>
  readFileSync(new URL(`../bench/job-ads/corpus/${name}.txt`, import.meta.url), 'utf8');

test('fills in a job from a pasted page, shows the line of each field, and saves the contact', async ({ page }) => {
  await signUp(page);
  await page.goto('/app/jobs/track/new');
  await page.getByLabel('Paste a link or the text of a job ad').fill(judged('indeed/indeed-01-backend-engineer-go'));
  await page.getByRole('button', { name: 'Autofill' }).click();
  const findings = page.getByRole('region', { name: 'What the ad says' });
  // The ad names its pay twice, and each of the lines says it.
  await expect(findings).toContainText(/“[^”]*\$120,000 (?:-|to) \$140,000[^”]*”/);
  await expect(page.getByLabel('Job title')).toHaveValue('Senior Backend Engineer (Go)');
  await expect(page.getByLabel('Company')).toHaveValue('Tallgrass Freight Systems');
  await expect(page.getByLabel('Location')).toHaveValue(/Austin, TX/);
  await expect(page.locator('input[name=salaryMin]')).toHaveValue('120000');
  await expect(page.locator('input[name=salaryMax]')).toHaveValue('140000');
  await expect(findings.getByText('Not in the ad, or not found: deadline and contact.')).toBeVisible();
  // The whole page scrolls in its field, and the fields stand apart.
  const description = page.getByLabel(/^Job description/);
  expect((await description.boundingBox())?.height).toBeLessThan(550);
  expect(await description.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(
    500,
  );
  const help = await page.getByText('For example, a job board, a friend').boundingBox();
  const next = await page.locator('label').filter({ hasText: /^Tags/ }).boundingBox();
  expect((next?.y ?? 0) - ((help?.y ?? 0) + (help?.height ?? 0))).toBeGreaterThan(15);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('asks which day a deadline is when its day and month could be swapped', async ({ page }) => {
  await signUp(page);
  await page.goto('/app/jobs/track/new');
  await page
    .getByLabel('Paste a link or the text of a job ad')
    .fill('Librarian\nNorthgate Library\n\nWrite to Ada Byron at ada@northgate.example by 3/4/2099.');
  await page.getByRole('button', { name: 'Autofill' }).click();
  const question = page.getByRole('group', { name: 'Which day is the deadline?' });
  await expect(page.locator('input[name=deadline]')).toHaveValue('');
  await question.getByRole('button', { name: 'March 4, 2099' }).click();
  await expect(page.locator('input[name=deadline]')).toHaveValue('2099-03-04');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/jobs\/track$/);
  await page.getByRole('link', { name: 'Librarian' }).first().click();
  await expect(page.getByText('ada@northgate.example').first()).toBeVisible();
});

test('fills in the title of the ad, not of its page, from the bookmarklet', async ({ page }) => {
  await signUp(page);
  const title = 'Senior Backend Engineer (Go) - Tallgrass | Indeed';
  const text = judged('indeed/indeed-01-backend-engineer-go');
  // A known board's titles come first, so the page is of one that nobody knows.
  const link = 'https://jobs.tallgrass.example/7';
  await page.goto(`/app/jobs/track/new#${new URLSearchParams({ title, link, text }).toString()}`);
  await expect(page.getByText(/fields filled in\. Please review\.$/)).toBeVisible();
  await expect(page.getByLabel('Job title')).toHaveValue('Senior Backend Engineer (Go)');
  await expect(page.getByLabel(/^Link/)).toHaveValue('jobs.tallgrass.example/7');
});

test('keeps the page’s own title from the bookmarklet when there is no connection to read its ad', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/ERR_FAILED|network: JobTracker/);
  await signUp(page);
  await page.route('**/graphql*', (route, request) =>
    request.postData()?.includes('JobTrackerReadJobAd') === true ? route.abort() : route.fallback(),
  );
  const found = new URLSearchParams({ title: 'Baker | Jobsite', link: 'https://jobs.example.com/1', text: 'We bake.' });
  await page.goto(`/app/jobs/track/new#${found.toString()}`);
  await expect(page.getByText(/^We couldn’t read this/)).toBeVisible();
  await expect(page.getByLabel('Job title')).toHaveValue('Baker | Jobsite');
  await expect(page.getByLabel(/^Job description/)).toHaveValue('We bake.');
});
