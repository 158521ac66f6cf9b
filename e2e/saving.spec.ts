import type { Page } from '@playwright/test';
import { openContact } from './builder-rows.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { hide } from './hidden-tab.ts';
import { importSample } from './import-a-resume.ts';

const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' });
const savedNote = (page: Page) => page.getByText('Saved', { exact: true });

test('merges two tabs, asks where their changes overlap, and restores what was typed offline', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblems(/ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be reached|network/i);
  page.on('dialog', (dialog) => void dialog.accept());
  await signUp(page);
  await importSample(page);
  const address = page.url();
  const other = await context.newPage();
  await other.goto(address);
  await openContact(other);
  await other.getByRole('textbox', { name: 'Title', exact: true }).fill('For Northside');
  await expect(savedNote(other)).toBeVisible();
  // A hidden tab does not load what the other one saves.
  await hide(other);
  await openContact(page);
  await headline(page).fill('Baker');
  await expect(page.getByText('Changes from another tab or device were merged')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('For Northside');
  await expect(headline(page)).toHaveValue('Baker');
  await expect(savedNote(page)).toBeVisible();

  // The other tab has not seen the title “baker” yet.
  await headline(other).fill('Master baker');
  const dialog = other.getByRole('alertdialog', { name: 'This résumé was changed somewhere else' });
  const question = dialog.getByRole('group', { name: 'Headline' });
  await expect(question).toContainText('Baker');
  await expect(dialog.getByRole('heading', { name: 'This résumé was changed somewhere else' })).toBeFocused();
  await expectAccessible(other);
  await other.screenshot({ path: 'e2e/results/merge-wide-light.png' });
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(other);
  await other.screenshot({ path: 'e2e/results/merge-small-dark.png' });
  // Goes from the title to the first question using only the keyboard.
  await other.keyboard.press('Tab');
  await expect(question.getByRole('radio').first()).toBeFocused();
  await question.getByRole('radio', { name: /^Other tab or device/ }).focus();
  await other.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Save my choices' }).press('Enter');
  await expect(headline(other)).toHaveValue('Baker');
  await other.close();

  await context.setOffline(true);
  await headline(page).fill('Night baker');
  await expect(page.getByText('Offline. Your changes are kept on this device.')).toBeVisible();
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(address);
  await openContact(page);
  await expect(headline(page)).toHaveValue('Night baker');
  await expect(savedNote(page)).toBeVisible();
});

test('shows, names, and restores an earlier version, and undoes that', async ({ page }) => {
  await signUp(page);
  await importSample(page);
  await openContact(page);
  await headline(page).fill('Baker');
  await expect(savedNote(page)).toBeVisible();
  await page.getByRole('button', { name: 'Version history' }).click();
  const panel = page.getByRole('region', { name: 'Version history' });
  await panel.getByRole('button', { name: 'Name current version' }).click();
  await page.keyboard.type('Sent to Northside');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Sent to Northside' })).toBeVisible();
  await expect(panel.getByText('Headline changed')).toBeVisible();
  await panel.getByRole('listitem').last().getByRole('button').first().click();
  await expect(page.getByText(/^You’re viewing: /)).toBeVisible();
  await expect(page.locator('.pages-view')).toContainText('Programmer');
  await expectAccessible(page);
  await page.screenshot({ path: 'e2e/results/history-wide-light.png' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: 'e2e/results/history-small-dark.png' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await panel.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(headline(page)).toHaveValue('Programmer');
  await page.getByRole('button', { name: 'Undo: restore version' }).click();
  await expect(headline(page)).toHaveValue('Baker');
  await expect(savedNote(page)).toBeVisible();
  await page.getByRole('button', { name: 'Version history' }).click();
  // The state before the restore is the named version, which is not stored a second time.
  await expect(panel.getByRole('listitem')).toHaveCount(3);
});
