import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { makeJobs } from './many-jobs.ts';

test('plans, finishes, and finds the tasks of a job', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page);
  await makeJobs(page, 1);
  await page.goto('/app/jobs/track?view=table');
  await page.locator('main [data-row]').first().getByRole('link').first().click();
  const tasks = page.getByRole('region', { name: 'Tasks', exact: true });

  // Quick entry: one line after the other, by keyboard alone.
  const line = tasks.getByRole('textbox', { name: 'Add a task' });
  await line.fill('Think it over');
  await line.press('Enter');
  await expect(line).toBeFocused();
  await line.fill('Send the portfolio');
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
  await tasks.getByLabel('Due').fill(today);
  await line.press('Enter');
  await line.fill('Ask for news');
  await tasks.getByLabel('Due').fill('2099-01-05');
  await expect(tasks.getByText(/Is January 5, 2099 right/)).toBeVisible();
  await tasks.getByLabel('Due').fill('2030-01-05');
  await tasks.getByRole('button', { name: 'Add' }).click();
  const rows = tasks.getByRole('list').first().getByRole('listitem');
  // The next step with which the job was added is a task as well.
  await expect(rows).toHaveText([/^Call Ana/, /^Send the portfolio/, /^Ask for news/, /^Think it over/]);
  await expectAccessible(page);

  // A reminder, in the place of the task.
  await tasks.getByRole('button', { name: /^Ask for news/ }).click();
  await tasks.getByLabel('Reminder').selectOption('3 days before');
  await tasks.getByRole('button', { name: 'Save' }).click();
  await expect(tasks.getByRole('button', { name: /^Ask for news.*reminder 3 days before/ })).toBeFocused();

  // Done, undone, and done again, and then it is in the history.
  const done = tasks.getByRole('button', { name: 'Mark “Send the portfolio” as done' });
  await done.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await done.click();
  await expect(tasks.getByRole('button', { name: '1 done' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Done: Send the portfolio')).toBeVisible();
  await page.reload();
  await expect(rows).toHaveText([/^Call Ana/, /^Ask for news/, /^Think it over/]);

  await page.setViewportSize({ width: 390, height: 844 });
  await tasks.getByRole('button', { name: '1 done' }).click();
  await expect(tasks.getByRole('button', { name: 'Reopen “Send the portfolio”' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await tasks.getByRole('button', { name: 'Reopen “Send the portfolio”' }).click();

  // What is due is named above the tracker, with the job.
  await page.goto('/app/jobs/track?view=board');
  await page.setViewportSize({ width: 1280, height: 900 });
  const due = page.getByRole('region', { name: 'Today' });
  await due.getByRole('button', { name: 'Mark “Send the portfolio” as done' }).click();
  await expect(due.getByRole('link', { name: /^Send the portfolio/ })).toHaveCount(0);
});
