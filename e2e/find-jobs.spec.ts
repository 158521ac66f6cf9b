import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';
import { noScripts, openMessage } from './mailbox.ts';
import { runDailyJobs } from './run-daily-jobs.ts';
import { pdfText } from './pdf.ts';
import { whenPostingsAreRead } from './read-postings.ts';

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** Opens a page of postings once the samples exist, which are generated in the background of the first start. */
async function openPostings(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}

/** Checks that everything on the screen is accessible and fits on a phone, in dark mode. */
async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test('finds a job by keywords and a filter, tracks it, and downloads a résumé tailored to it', async ({ page }) => {
  await page.setViewportSize(desk);
  await signUp(page);
  await importSample(page);
  await openPostings(page, '/app/jobs/find?q=web+developer');
  await expect(page.getByRole('link', { name: 'Job tracker' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByText('Full-time').click();
  await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('Full-time');
  await expect(page.getByRole('article').first()).toContainText('Full-time');
  // The old list is dimmed until the new one is there.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await filters.getByRole('list', { name: 'Companies with the most jobs' }).getByRole('button').first().press('Enter');
  await expect(filters.getByLabel('Company')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('Company: ');

  await page.getByRole('article').first().getByRole('link').click();
  const posting = page.getByRole('region', { name: 'Job ad' });
  const title = (await posting.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await posting.getByRole('button', { name: 'Track this job' }).click();
  await expect(posting.getByRole('link', { name: 'On your board: Saved' })).toBeFocused();

  await page.getByRole('link', { name: 'Tailor to this job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Tailor to: ${title}` })).toBeVisible();
  const proposed = page.getByRole('list').getByText('CSS', { exact: true });
  const drawn = page.getByRole('region', { name: 'Page' }).getByRole('img', { name: /^Print preview/ });
  await expect(page.getByText(/^Your choices fill [12] pages?\./)).toBeVisible();
  await expect(drawn).toBeVisible();
  await expect(page.getByRole('button', { name: /missing from your blocks$/ })).toBeVisible();
  await expectAccessible(page);
  await proposed.click();
  await page.getByLabel('Name').fill('For the web');
  await page.setViewportSize(phone);
  await expect(drawn).toBeHidden();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'CSS' })).not.toBeChecked();
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Page' }).click();
  await expect(drawn).toBeVisible();
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Choices' }).click();
  await page.getByRole('button', { name: 'Create résumé' }).click();
  await expect(page).toHaveURL(/\/app\/resumes\/edit\/[0-9a-f-]{36}$/);

  await page.setViewportSize(desk);
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  const text = pdfText(await download.path());
  expect(text).toContain('Pied Piper');
  expect(text).toContain('HTML');
  expect(text).not.toContain('CSS');
  await page.goto('/app/jobs/track');
  await page.getByRole('article').getByRole('link', { name: title }).click();
  await expect(page.getByRole('combobox', { name: 'Résumé' }).locator('option:checked')).toHaveText('For the web');
});

const pasted = `Web developer
Company: Pied Crust

What you bring
- HTML and CSS
- JavaScript
- Bookkeeping for a bakery
`;

test('remembers a priority, takes feedback and undoes it, and tailors a résumé to a pasted job ad', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize(desk);
  await signUp(page);
  await importSample(page);
  await whenPostingsAreRead();
  await openPostings(page, '/app/jobs/savvy');
  /** Only the best five, because the number of rendered rows depends on the height of the window. */
  const best = async (): Promise<string[]> => (await page.getByRole('article').allTextContents()).slice(0, 5);
  await page.getByRole('button', { name: 'Priorities' }).click();
  const weight = page.getByRole('slider', { name: 'Date posted' });
  const before = await best();
  await weight.focus();
  await page.keyboard.press('End');
  await expect.poll(best).not.toEqual(before);
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Priorities' }).click();
  await expect(weight).toHaveValue('100');
  expect(await best()).not.toEqual(before);
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(best).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Priorities' })).toBeFocused();

  const title = (await page.getByRole('article').getByRole('heading').first().textContent()) ?? '';
  await page.getByRole('button', { name: `Not interested: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Not this type of work' }).click();
  await expect(page.getByText(`${title} hidden`)).toBeVisible();
  await expect.poll(best).not.toContain(before[0]);
  await page.getByRole('button', { name: 'Your feedback' }).click();
  const learned = page.getByRole('dialog', { name: 'Your feedback' });
  await expect(learned.getByText(/^Ranked lower: /)).toBeVisible();
  await expectFitsPhone(page);
  await page.setViewportSize(desk);
  await learned.getByRole('button', { name: `Undo: ${title}` }).click();
  await expect(learned.getByText('Nothing yet.')).toBeVisible();
  await learned.getByRole('button', { name: 'Done' }).click();
  await expect.poll(best).toEqual(before);

  await page.getByRole('button', { name: 'Check another job ad' }).click();
  const another = page.getByRole('dialog', { name: 'How well this job matches' });
  await another.getByLabel('Job ad').fill(pasted);
  await another.getByRole('button', { name: 'Check match' }).click();
  await another.getByRole('link', { name: 'Track this job' }).click();
  await expect(page.getByLabel(/^Company/)).toHaveValue('Pied Crust');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('article').getByRole('link', { name: 'Web developer' }).click();
  await page.getByRole('link', { name: 'Tailor to this job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tailor to: Web developer, Pied Crust' })).toBeVisible();
  await page.getByRole('button', { name: /missing from your blocks$/ }).click();
  await expect(page.getByRole('list').getByText('Bookkeeping')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create résumé' }).click();
  await expect(page).toHaveURL(/\/app\/resumes\/edit\/[0-9a-f-]{36}$/);
  await page.goto('/app/jobs/track');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('article').getByRole('link', { name: 'Web developer' }).click();
  await expect(page.getByRole('combobox', { name: 'Résumé' }).locator('option:checked')).toHaveText(
    'Web developer, Pied Crust',
  );
});

test('saves a search, and emails its new results from the confirmation until it ends', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblems(noScripts);
  await page.setViewportSize(desk);
  const { email } = await signUp(page);
  await openPostings(page, '/app/jobs/find?q=nurse');
  await page.getByRole('link', { name: 'Tailor to this job' }).click();
  await expect(page.getByText('You don’t have any blocks to choose from yet')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save search' });
  await dialog.getByLabel('Name').fill('Nurses');
  await dialog.getByText('Email me about new jobs once a day').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();

  const mail = await openMessage(context, email, 'Confirm emails about new jobs');
  await mail.goto((await mail.locator('pre a[href*="/search-digest/"]').first().getAttribute('href')) ?? '');
  await mail.getByRole('button', { name: 'Yes, email me' }).click();
  await expect(mail.getByText(`We’ll email ${email}`)).toBeVisible();
  const arrived = `Nurse at the lighthouse ${Date.now()}`;
  await runDailyJobs(arrived);
  const news = await openMessage(context, email, 'in your saved searches');
  await expect(news.locator('pre')).toContainText(arrived);
  const stopAddress = await news.locator('pre a[href*="/search-digest/"]').first().getAttribute('href');
  await news.goto((await news.locator('pre a[href*="/app/jobs/find"]').first().getAttribute('href')) ?? '');
  await expect(news.getByRole('searchbox', { name: 'Keywords' })).toHaveValue('nurse');
  await expect(news.getByRole('article').first()).toBeVisible();

  await page.getByRole('button', { name: 'Saved searches' }).click();
  const saved = page.getByRole('dialog', { name: 'Saved searches' });
  await expect(saved.getByText(`Emails about new jobs go to ${email}`)).toBeVisible();
  await expectFitsPhone(page);
  await saved.getByRole('link', { name: 'Nurses' }).click();
  await expect(page.getByRole('searchbox', { name: 'Keywords' })).toHaveValue('nurse');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await news.goto(stopAddress ?? '');
  await news.getByRole('button', { name: 'Turn off' }).click();
  await expect(news.getByText('Emails about new jobs are off')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Saved searches' }).click();
  await expect(saved.getByText(`Emails about new jobs go to ${email}`)).toHaveCount(0);
});
