import type { Page } from '@playwright/test';
import { card, chooseByKeys, column, drag } from './board.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { ask } from './many-blocks.ts';

async function addJob(page: Page, title: string, company: string): Promise<void> {
  await page.getByRole('link', { name: 'Add job' }).first().click();
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel(/^Company/).fill(company);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/app\/jobs\/track$/);
  await expect(card(page, title)).toBeVisible();
}

test('adds jobs and moves them on the board, by mouse, by keyboard, and offline', async ({ page, context, watch }) => {
  watch.expectProblems(/ERR_INTERNET_DISCONNECTED|network: JobTracker/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page);
  await page.getByRole('link', { name: 'Job tracker' }).click();
  await expect(page.getByRole('heading', { name: 'No jobs yet' })).toBeVisible();
  await expectAccessible(page);
  await addJob(page, 'Baker', 'Northside Bread');
  await addJob(page, 'Miller', 'Old Mill');

  await drag(page, card(page, 'Baker'), column(page, 'Applied'));
  await expect(card(column(page, 'Applied'), 'Baker')).toBeVisible();
  await expect(page.getByText('Baker moved to Applied')).toBeVisible();

  // Dropping a card on the closed column asks for the outcome.
  await drag(page, card(page, 'Miller'), column(page, 'Closed'));
  await page.getByRole('dialog', { name: 'Close this job' }).getByRole('button', { name: 'Withdrawn' }).click();
  await page.getByRole('button', { name: 'Expand Closed: 1 job' }).click();
  await expect(card(column(page, 'Closed'), 'Miller')).toContainText('Withdrawn');

  await page.getByRole('button', { name: 'Actions for Baker' }).focus();
  await chooseByKeys(page, 'Move to Interview');
  await expect(card(column(page, 'Interview'), 'Baker')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions for Baker' })).toBeFocused();
  await expectAccessible(page);
  await page.screenshot({ path: 'e2e/results/jobs-board-light.png' });

  await context.setOffline(true);
  await chooseByKeys(page, 'Move to Closed: Not selected');
  await expect(page.getByText('1 change is saved on this device')).toBeVisible();
  await expect(card(column(page, 'Closed'), 'Baker')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 change is saved on this device')).toHaveCount(0);
  await page.reload();
  await expect(card(column(page, 'Closed'), 'Baker')).toContainText('Not selected');
});

const table = [
  'Job title,Company,Status,Date applied,Deadline,Next step,Follow-up date',
  'Baker,Northside Bread,Applied,2026-01-10,,Call Ana,2026-01-20',
  'Miller,Old Mill,Saved,,2030-05-01,,',
  ',Nobody,Saved,,,,',
  '"=HYPERLINK(""http://evil.example"")",Trap,Rejected,2026-01-03,,,',
].join('\n');

test('imports jobs from a spreadsheet, edits several in the list, and exports them, on a phone in dark mode', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signUp(page);
  await page.goto('/app/jobs/track');
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: 'Import jobs from a file' }).click();
  await page
    .getByRole('dialog', { name: 'Import jobs' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'applications.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  const review = page.getByRole('dialog', { name: 'Review jobs' });
  await expect(review.getByText('3 jobs will be added.')).toBeVisible();
  await expect(review).toContainText('Line 4 (no job title)');
  await expectAccessible(page);
  await page.screenshot({ path: 'e2e/results/jobs-import-small-dark.png' });
  await review.getByRole('button', { name: 'Add 3 jobs' }).click();
  await expect(card(page, 'Baker')).toContainText('was due');
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select Baker' }).check();
  await page.getByRole('checkbox', { name: 'Select Miller' }).check();
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Move to Interview' }).click();
  await expect(card(page, 'Miller')).toContainText('Interview');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('status').filter({ hasText: '2 jobs deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Import and export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export these jobs as CSV' }).click();
  const lines = await (await (await download).createReadStream()).toArray();
  expect(Buffer.concat(lines as Buffer[]).toString()).toContain(`"'=HYPERLINK(""http://evil.example"")"`);

  for (const view of ['Calendar', 'Insights']) {
    await page.getByRole('link', { name: view, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`view=${view.toLowerCase()}`));
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: `e2e/results/jobs-${view.toLowerCase()}-small-dark.png`, fullPage: true });
  }
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('shows the stage of a job beside the button for its actions', async ({ page }) => {
    await signUp(page);
    const rows = [{ title: 'Baker', company: 'Northside Bread', deadline: '2099-01-05' }, { title: 'Miller' }];
    await ask(page, 'mutation ($rows: [JobInput!]!) { job { importJobs(rows: $rows) { id } } }', { rows });
    await page.goto('/app/jobs/track?view=table');
    for (const { title } of rows) {
      const stage = await card(page, title).getByText('Saved', { exact: true }).boundingBox();
      const button = await page.getByRole('button', { name: `Actions for ${title}` }).boundingBox();
      expect((stage?.x ?? 0) + (stage?.width ?? Infinity)).toBeLessThanOrEqual(button?.x ?? 0);
    }
    await expectNoSidewaysScroll(page);
  });
});
