import type { Page } from '@playwright/test';
import { openRow } from './builder-rows.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { ask } from './many-blocks.ts';

const pages = (page: Page) => page.locator('.pages-view svg');
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

interface Made {
  readonly event: { readonly createWorkEvent: { readonly id: string } };
}

/** Adds a position for the person who is signed in, as if it had been typed. */
const makeJob = (page: Page, position: string, startDate: string): Promise<Made> =>
  ask<Made>(page, 'mutation ($input: WorkEventInput!) { event { createWorkEvent(input: $input) { id } } }', {
    input: { company: 'Northside Bread', position, startDate, accomplishments: [{ description: `Was a ${position}` }] },
  });

test('writes Spanish versions once, and the résumé is Spanish throughout', async ({ page }) => {
  await signUp(page);
  await makeJob(page, 'Baker', '2021-03');
  await makeJob(page, 'Miller', '2018-01');
  await page.goto('/app/events/work');
  await page.getByRole('link', { name: 'Baker · Northside Bread', exact: true }).click();
  await page.getByRole('button', { name: 'Short', exact: true }).click();
  await expect(region(page, 'short').getByLabel('Position')).toBeFocused();
  await region(page, 'short').getByRole('textbox', { name: 'Accomplishment 1' }).fill('Baked');
  await page.getByRole('button', { name: 'In another language' }).focus();
  await page.keyboard.press('Enter');
  await expect(region(page, 'New version').getByLabel('Language')).toBeFocused();
  await page.keyboard.type('Span');
  await region(page, 'Spanish').getByLabel('Position').fill('Panadera');
  await region(page, 'Spanish').getByRole('textbox', { name: 'Accomplishment 1' }).fill('Horneé pan');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await save(page);
  await expect(page.getByText('Other versions: short and Spanish')).toBeVisible();

  await page.goto('/app/resumes/edit/new');
  await expect(page).toHaveURL(/\/app\/resumes\/edit\/[0-9a-f-]{36}$/);
  const address = page.url();
  await expect(pages(page)).toContainText('Was a Baker');
  await openRow(page, 'Design');
  await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Spanish' });
  for (const text of ['Experiencia laboral', 'Panadera', 'Horneé pan', 'mar 2021 – actualidad', 'Miller']) {
    await expect(pages(page)).toContainText(text);
  }
  await expect(page.getByText('1 block has no “Spanish” version yet')).toBeVisible();
  await openRow(page, 'Design');
  await openRow(page, 'Experiencia laboral');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add it: Spanish, Miller' }).click();
  await expect(region(page, 'Spanish').getByLabel('Position')).toBeFocused();
  await page.keyboard.type('Molinera');
  await save(page);
  await expect(page).toHaveURL(address);
  await expect(pages(page)).toContainText('Molinera');
  await openRow(page, 'Experiencia laboral');
  await expect(page.getByText(/No “Spanish” version/)).toHaveCount(0);

  // The pages that came with the HTML are in the same language, so only changes follow.
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/typeset/pages')) answers.push(((await response.json()) as { kind: string }).kind);
  });
  const text = await pages(page).textContent();
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Contact', exact: true })).toBeVisible();
  await expect(page.locator('.prepared')).toHaveCount(0);
  expect(await pages(page).textContent()).toBe(text);
  await openRow(page, 'Design');
  await page.getByLabel('Length', { exact: true }).selectOption({ label: 'Short' });
  await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Original language' });
  await expect(pages(page)).toContainText('Baked');
  await expect(pages(page)).toContainText('Work experience');
  expect(new Set(answers)).toEqual(new Set(['changes']));
});
