import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { ask } from './many-blocks.ts';

const advertisement = readFileSync(
  new URL('../bench/job-ads/corpus/company/company-01-emergency-nurse.txt', import.meta.url),
  'utf8',
);

/** Signs up a nurse with blocks, who tracks one job. Returns the job's id. */
async function openAsNurse(page: Page): Promise<string> {
  await signUp(page);
  await ask(page, 'mutation ($input: WorkEventInput!) { event { createWorkEvent(input: $input) { id } } }', {
    input: {
      company: 'Northside Hospital',
      position: 'Staff Nurse, Emergency Department',
      startDate: '2019-04',
      accomplishments: [
        { description: 'Triaged up to forty patients a shift with ESI' },
        { description: 'Charted in Epic and handed over by SBAR' },
      ],
    },
  });
  await ask(
    page,
    'mutation { event { createSkillEvent(input: { name: "Clinical", skills: [{ name: "BLS" }, { name: "RN license" }] }) { id } } }',
    {},
  );
  const made = await ask(page, 'mutation ($input: JobInput!) { job { createJob(input: $input) { id } } }', {
    input: {
      title: 'Registered Nurse - Emergency Department (Nights)',
      company: 'Harlan Valley Hospital',
      description: advertisement,
    },
  });
  return (made as { readonly job: { readonly createJob: { readonly id: string } } }).job.createJob.id;
}

test('shows the match beside the ad, on the card, and in the table', async ({ page }) => {
  const id = await openAsNurse(page);
  await page.goto('/app/jobs/track');
  const card = page.getByRole('article').first();
  await expect(card.getByText(/^Match: \d+ of 100/)).toBeAttached();
  await page.goto('/app/jobs/track?view=table');
  await expect(page.getByRole('columnheader', { name: 'Match' })).toBeVisible();
  await expect(page.locator('[data-column=match]').getByText(/^Match: \d+ of 100/)).toBeAttached();

  await page.goto(`/app/jobs/track/${id}`);
  const match = page.getByRole('region', { name: 'How well this job matches' });
  await expect(match.getByText(/^\d+ of 100$/)).toBeVisible();
  await expect(match.getByRole('heading', { name: /requirements? in your blocks/ })).toBeVisible();
  await expect(match.getByText('Epic', { exact: true })).toBeVisible();
  await expect(match.getByRole('link', { name: 'Add a skill you have' })).toBeVisible();
  await match.getByRole('button', { name: 'Show all requirements' }).click();
  await expect(match.getByText('BLS', { exact: true })).toBeVisible();
  await match.getByRole('button', { name: 'How the score adds up' }).click();
  const points = await match.getByRole('table').getByRole('row').allInnerTexts();
  const counted = points.flatMap((row) => /(\d+) of (\d+)/.exec(row)?.slice(1, 3).map(Number) ?? []);
  for (let index = 0; index < counted.length; index += 2) {
    expect(counted[index]).toBeLessThanOrEqual(counted[index + 1] ?? 0);
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    // What lies below the page's head cannot be pressed.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('offers a letter’s first paragraphs to a person without any, in their own words', async ({ page }) => {
  const id = await openAsNurse(page);
  await page.goto(`/app/jobs/tailor?job=${id}`);
  await page.getByText('Cover letter', { exact: true }).first().click();
  const starters = page.getByRole('list', { name: 'How your paragraphs could begin' });
  await expect(starters.getByText(/I am applying for the position of/)).toBeVisible();
  await expect(starters.getByText(/Charted in Epic and handed over by SBAR\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep these paragraphs' }).click();
  await expect(page.getByRole('list', { name: 'Paragraphs' }).getByText('Opening', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create cover letter' }).click();
  await expect(page).toHaveURL(/cover-letter/);
  await expect(page.getByText(/Harlan Valley Hospital/).first()).toBeVisible();
});

test('rates a job in the table, by keyboard', async ({ page }) => {
  await openAsNurse(page);
  await page.goto('/app/jobs/track?view=table');
  await page.getByRole('button', { name: /isn’t rated\. Rate it$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^5 of 5/ })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const rating = page.getByRole('button', { name: /: 4 of 5\. Change it$/ });
  await expect(rating).toBeFocused();
  await page.reload();
  await expect(rating).toBeVisible();
  await rating.click();
  await page.getByRole('menuitem', { name: 'Remove the rating' }).click();
  await expect(page.getByRole('button', { name: /isn’t rated\. Rate it$/ })).toBeVisible();
  await expectAccessible(page);
});

test('adds a job in the stage it has reached, and stores no empty contact', async ({ page }) => {
  await signUp(page);
  await page.goto('/app/jobs/track/new');
  await page.getByLabel('Job title').fill('Archivist');
  await page.getByLabel('Stage').selectOption('Screening');
  await page.getByRole('button', { name: 'More details' }).click();
  await page.getByLabel('Deadline').fill('2099-03-04');
  await expect(page.getByText('Is March 4, 2099 right? It’s far from today.')).toBeVisible();
  await page.getByRole('button', { name: 'Add contact' }).click();
  await page.getByRole('button', { name: 'Add interview' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/jobs\/track$/);
  await page.getByRole('link', { name: 'Archivist' }).click();
  await expect(page.getByRole('button', { name: 'Add contact' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Contacts' })).toHaveCount(0);
  await expect(page.getByText('In this stage since today')).toBeVisible();
  const { jobs } = await ask<{ readonly jobs: { readonly nodes: readonly unknown[] } }>(
    page,
    '{ jobs(filter: { stages: [screening] }) { nodes { title contacts { id } interviews { id } } } }',
    {},
  );
  expect(jobs.nodes).toEqual([{ title: 'Archivist', contacts: [], interviews: [] }]);
});
