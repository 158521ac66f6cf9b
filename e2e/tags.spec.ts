import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';

const tagsInput = (page: Page): Locator => page.getByRole('combobox', { name: /^Tags/ });
const removeButton = (page: Page, tag: string): Locator => page.getByRole('button', { name: `Remove ${tag}` });

async function newJob(page: Page, title: string): Promise<void> {
  await page.goto('/app/jobs/track');
  await page.getByRole('link', { name: 'Add job' }).first().click();
  await page.getByLabel('Job title').fill(title);
  await page.getByText('More details').click();
  await expect(tagsInput(page)).toBeVisible();
}

test('tags a job by keyboard, by pasting, and from suggestions, and saves what is still being typed', async ({
  page,
}) => {
  await signUp(page);
  await newJob(page, 'Baker');
  const input = tagsInput(page);
  await input.pressSequentially('remote, night shift,remote;');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await expect(input).toHaveValue('');
  // A character is inserted where the caret is, not at the end.
  await input.pressSequentially('haf');
  await page.keyboard.press('ArrowLeft');
  await input.pressSequentially('l');
  await expect(input).toHaveValue('half');
  await page.keyboard.press('Enter');
  await expect(removeButton(page, 'half')).toBeVisible();
  // The tag appears a frame before the field is cleared, in which Backspace would delete a character.
  await expect(input).toHaveValue('');
  await page.keyboard.press('Backspace');
  await expect(page.getByText('half selected. Press Delete or Backspace to remove it.')).toHaveCount(1);
  await page.keyboard.press('Backspace');
  await expect(removeButton(page, 'half')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await input.focus();
  await page.keyboard.insertText('full time; local, ');
  await expect(removeButton(page, 'local')).toBeVisible();
  await removeButton(page, 'local').click();
  await expect(removeButton(page, 'local')).toHaveCount(0);
  await input.pressSequentially('weekly');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/app\/jobs\/track$/);

  await newJob(page, 'Miller');
  let chosen = 0;
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await tagsInput(page).scrollIntoViewIfNeeded();
    await tagsInput(page).focus();
    await page.keyboard.press('ArrowDown');
    // The list marks a suggestion a frame after it opens.
    const marked = page.getByRole('listbox', { name: 'Your tags' }).locator('[role=option][data-highlighted]');
    await expect(marked).toHaveCount(1);
    chosen += 1;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(chosen);
    await page.screenshot({ path: `e2e/results/tags-${colorScheme}-${width}.png` });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(tagsInput(page)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/app\/jobs\/track$/);
  await page
    .getByRole('link', { name: /Miller/ })
    .or(page.getByRole('button', { name: /^Miller/ }))
    .first()
    .click();
  await expect(page.getByText('weekly').first()).toBeVisible();
});

test('tags several jobs at once, by pointing at a suggestion that covers the buttons of the dialog', async ({
  page,
}) => {
  await signUp(page);
  for (const [title, tags] of [
    ['Baker', 'night, remote, weekly,'],
    ['Miller', 'night,'],
  ] as const) {
    await newJob(page, title);
    await tagsInput(page).pressSequentially(tags);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/app\/jobs\/track$/);
  }
  await page.goto('/app/jobs/track?view=table');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select Baker' }).check();
  await page.getByRole('checkbox', { name: 'Select Miller' }).check();
  await page.getByRole('button', { name: 'Tags', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags for 2 jobs' });
  await dialog.getByRole('combobox', { name: 'Add tags' }).pressSequentially('urgent,');
  const removed = dialog.getByRole('combobox', { name: 'Remove tags' });
  await removed.focus();
  await page.keyboard.press('ArrowDown');
  for (const tag of ['remote', 'night']) await dialog.getByRole('option', { name: tag }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save tags' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Baker/ })).toContainText('weekly');
  await expect(page.getByRole('row', { name: /Baker/ })).toContainText('urgent');
  await expect(page.getByRole('row', { name: /Miller/ })).toContainText('urgent');
  await expect(page.getByText('night')).toHaveCount(0);
});
