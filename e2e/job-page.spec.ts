import type { Page } from '@playwright/test';
import { card } from './board.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { ask } from './many-blocks.ts';
import { makeJobs } from './many-jobs.ts';

const advertisement = [
  'We are looking for a baker who knows dough.',
  ...['', 'You will:', '- Knead', '- Shape', ''],
  ...Array.from({ length: 40 }, (_line, place) => `Paragraph ${place + 1} of what working with us is like.\n`),
].join('\n');

async function openFirstJob(page: Page): Promise<string> {
  await signUp(page);
  await makeJobs(page, 3);
  await page.goto('/app/jobs/track?view=table');
  const first = page.locator('main [data-row]').first().getByRole('link').first();
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return title;
}

const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('reads a job and edits its parts in place, by keyboard and by mouse', async ({ page, watch, context }) => {
  watch.expectProblems(/ERR_INTERNET_DISCONNECTED|network: JobTracker/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openFirstJob(page);
  await expect(page.getByText('1 of 3')).toBeVisible();

  await page.getByRole('button', { name: /^Edit Job description/ }).click();
  await page.getByRole('textbox', { name: /^Job description/ }).fill(advertisement);
  await page.getByRole('form', { name: 'Job description' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Knead$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show all' })).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page);
  // The page stays short, however long the advertisement is (visual-2.md §1).
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1200);

  // By keyboard alone: Enter opens a value, Enter saves it, and the focus stays with it.
  await page.getByRole('button', { name: 'Add Deadline' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Deadline')).toBeFocused();
  await page.getByLabel('Deadline').fill('2031-02-03');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Edit Deadline: February 3, 2031/ })).toBeFocused();

  // A click on another value saves the first one and opens the second, although both change their size.
  await page.getByRole('button', { name: 'Add Source' }).click();
  await page.getByLabel('Source').fill('A neighbor');
  await page.getByRole('button', { name: /^Edit Deadline/ }).click();
  await expect(page.getByLabel('Deadline')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Source: A neighbor' })).toBeVisible();

  // Without a connection, the change stays on the page and is saved afterward.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Edit Source: A neighbor' }).click();
  await page.getByLabel('Source').fill('A friend');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This isn’t saved yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Source: A friend' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('This isn’t saved yet')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Source: A friend' })).toBeVisible();
});

test('has its details below what is next on a phone, and moves the job with the round button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const title = await openFirstJob(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const top = async (name: string): Promise<number> => (await pane(page, name).boundingBox())?.y ?? 0;
  expect(await top('Details')).toBeLessThan(await top('Job description'));
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Move to Offer' }).click();
  await expect(pane(page, 'Stage').getByRole('heading', { name: 'Offer' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to job tracker' }).click();
  await expect(page).toHaveURL(/view=table/);
  await expect(page.locator('main [data-row]').filter({ hasText: title })).toContainText('Offer');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/app/jobs/track?view=board');
  await expect(card(page, title)).toBeVisible();
});

test('keeps an open menu under the pointer when something above its button loads late', async ({ page }) => {
  await openFirstJob(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const item = page.getByRole('menuitem').last();
  const place = async (): Promise<number | undefined> => (await item.boundingBox())?.y;
  await expect(item).toBeVisible();
  const before = (await place()) ?? 0;
  const button = page.getByRole('button', { name: 'Move to…', includeHidden: true });
  const buttonBefore = (await button.boundingBox())?.y ?? 0;
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.height = '120px';
    document.querySelector('main')?.prepend(late);
  });
  await expect.poll(async () => (await button.boundingBox())?.y ?? 0).toBeGreaterThan(buttonBefore);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // It moves a few pixels while it appears.
  expect(Math.abs(((await place()) ?? 0) - before)).toBeLessThan(8);
});

test('keeps the list at the side of the job on a very wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  const title = await openFirstJob(page);
  const list = page.getByRole('navigation', { name: 'Jobs in the tracker' });
  await expect(list.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  const rows = list.getByRole('listitem').getByRole('link');
  await expect(rows).toHaveCount(3);
  const next = await rows.nth(1).innerText();
  await list.evaluate((element) => element.setAttribute('data-kept', ''));
  await rows.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  await expect(list.getByRole('link', { name: next })).toHaveAttribute('aria-current', 'page');
  // The list is not drawn again with each job, so it keeps its place.
  await expect(list).toHaveAttribute('data-kept', '');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(list).toHaveCount(0);
});

test('gives the title the room of the bar before the company and the location', async ({ page }) => {
  await signUp(page);
  const title = 'Senior Backend Engineer (Go)';
  const made = await ask<{ readonly job: { readonly createJob: { readonly id: string } } }>(
    page,
    'mutation ($input: JobInput!) { job { createJob(input: $input) { id } } }',
    { input: { title, company: 'Tallgrass Freight Systems', location: '1120 Pecan Siding Rd, Austin, TX 78702' } },
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/app/jobs/track/${made.job.createJob.id}`);
  const heading = page.getByRole('heading', { level: 1, name: title });
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('button', { name: 'Edit Title, company and location' })).toBeVisible();
    expect(await heading.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expectNoSidewaysScroll(page);
  }
});
