import type { Page } from '@playwright/test';
import { openContact } from './builder-rows.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';

const tile = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const titles = (page: Page): Promise<string[]> => page.locator('ul h2').allTextContents();

/** Waits until every thumbnail of a first page has loaded, and returns their number. */
async function pictures(page: Page): Promise<number> {
  const shown = page.locator('li img');
  await expect(shown.first()).toBeVisible();
  const loaded = await shown.evaluateAll(
    (images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 500).length,
  );
  return loaded;
}

async function choose(page: Page, title: string, entry: string): Promise<void> {
  const name = `Actions for ${title}`;
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  // The menu of another document may still be closing.
  await page.getByRole('menu', { name, exact: true }).getByRole('menuitem', { name: entry }).click();
}

/** Duplicates a document until there are so many. */
async function duplicateUntil(page: Page, title: string, total: number): Promise<void> {
  for (let count = (await titles(page)).length; count < total; count += 1) {
    await choose(page, title, 'Duplicate');
    await expect.poll(() => titles(page)).toHaveLength(count + 1);
  }
}

test('shows first pages, and renames, copies, deletes, and restores by keyboard and mouse', async ({ page }) => {
  await signUp(page);
  await importSample(page);
  await page.goto('/app/resumes');
  const imported = 'Programmer';
  await expect.poll(() => titles(page)).toEqual([imported]);
  await expect.poll(() => pictures(page)).toBe(1);
  await expect(tile(page, imported)).toContainText('· 2 pages');

  await choose(page, imported, 'Rename');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await page.keyboard.type('For Northside');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'For Northside' })).toBeFocused();
  await choose(page, 'For Northside', 'Duplicate');
  await expect(tile(page, 'For Northside (copy)')).toBeVisible();
  await expect.poll(() => pictures(page)).toBe(2);
  await expectAccessible(page);
  await page.screenshot({ path: 'e2e/results/library-wide-light.png' });

  // The thumbnail follows a change; the previous one stays until the new one is ready.
  await page.getByRole('link', { name: 'For Northside (copy)' }).click();
  await (await openContact(page)).fill('Lighthouse keeper');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const before = page.waitForResponse(
    (answer) => answer.url().includes('/thumbnails/resumes/') && answer.status() === 200,
  );
  await page.getByRole('link', { name: 'Back to my résumés' }).click();
  await before;

  await choose(page, 'For Northside (copy)', 'Delete');
  await expect(tile(page, 'For Northside (copy)')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tile(page, 'For Northside (copy)')).toBeVisible();
  await choose(page, 'For Northside (copy)', 'Delete');
  await page.reload();
  await page.getByRole('button', { name: '1 deleted résumé' }).click();
  const deleted = page.getByRole('dialog', { name: 'Deleted résumés' });
  await expect(deleted).toContainText('30 days');
  await expectAccessible(page);
  await deleted.getByRole('button', { name: 'Restore For Northside (copy)' }).click();
  await expect(tile(page, 'For Northside (copy)')).toBeVisible();

  // Downloads its file without opening it.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    choose(page, 'For Northside (copy)', 'Download PDF'),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);

  // From eight documents on, there are search and selection.
  await expect(page.getByLabel('Search résumés')).toBeHidden();
  await duplicateUntil(page, 'For Northside', 8);
  await page.getByLabel('Search résumés').fill('copy');
  await expect.poll(() => titles(page)).toHaveLength(7);
  await page.getByLabel('Search résumés').fill('');

  // Selects several at once using only the keyboard.
  await page.getByRole('button', { name: 'Select' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Select all 8' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: 'e2e/results/library-selecting-wide-light.png' });
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('2 résumés deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titles(page)).toHaveLength(8);
});

test('previews each template with the person’s own blocks, on a phone in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signUp(page);
  await importSample(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/resumes');
  await expect.poll(() => pictures(page)).toBe(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.screenshot({ path: 'e2e/results/library-small-dark.png' });
  await page.getByRole('button', { name: 'New résumé' }).click();
  await page.getByRole('menuitem', { name: 'Choose a template' }).click();
  const gallery = page.getByRole('dialog', { name: 'Choose a template' });
  await expect(gallery.getByRole('listitem')).toHaveCount(8);
  await expect(gallery.locator('img').nth(3)).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: 'e2e/results/gallery-small-dark.png' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(gallery.locator('img')).toHaveCount(8);
  await page.screenshot({ path: 'e2e/results/gallery-wide-dark.png' });
  await gallery.getByRole('link', { name: 'Sidebar' }).click();
  await expect(page).toHaveURL(/\/app\/resumes\/edit\/[0-9a-f-]{36}$/);
  await expect(page.locator('.pages-view')).toContainText('Pied Piper');
});

test('lists letters with recipients and first pages, and downloads files from the card', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Cover letters' }).click();
  await page.getByRole('link', { name: 'My letters' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My letters' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New letter' }).click();
  await expect(page).toHaveURL(/\/app\/cover-letters\/edit\/[0-9a-f-]{36}$/);
  await page.goto('/app/cover-letters');
  const untitled = await page.locator('ul h2').innerText();
  await expect.poll(() => pictures(page)).toBe(1);

  await choose(page, untitled, 'Rename');
  await page.keyboard.type('To Northside');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'To Northside' })).toBeFocused();
  await choose(page, 'To Northside', 'Duplicate');
  await expect.poll(() => pictures(page)).toBe(2);
  await expectAccessible(page);
  await page.screenshot({ path: 'e2e/results/letters-wide-light.png' });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await duplicateUntil(page, 'To Northside', 8);
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: 'To Northside (copy)' }).first().check();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.screenshot({ path: 'e2e/results/letters-selecting-small-dark.png' });
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => titles(page)).toHaveLength(7);
  await expect(page.locator('li h2 a:focus')).toHaveText(/^To Northside/);
});
