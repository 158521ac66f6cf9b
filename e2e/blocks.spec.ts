import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';
import { makeBlocks } from './many-blocks.ts';

const total = 1_000;
const cards = (page: Page) => page.getByRole('article');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Waits until the page has stayed where it is, and has not changed its height, for five frames. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const place = (): string => `${window.scrollY} ${document.documentElement.scrollHeight}`;
    for (let before = place(), frames = 0; frames < 5; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = place();
      if (now !== before) frames = 0;
      before = now;
    }
  });

async function openList(page: Page, address = '/app/events/work'): Promise<void> {
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
  // The code that renders only visible rows has loaded.
  await expect(page.locator('[data-index]').first()).toBeAttached();
}

/** Scrolls until the rows around the middle of the list are rendered, and again while the list still grows. */
async function scrollToMiddle(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
    await expect(page.locator('[aria-posinset="500"]')).toBeAttached({ timeout: 2_000 });
  }).toPass();
}

test('renders only the visible rows of a thousand blocks, each with its position in the list', async ({ page }) => {
  await signUp(page);
  await makeBlocks(page, total);
  await openList(page);
  await expect(page.locator('[aria-posinset="1"]')).toHaveAttribute('aria-setsize', String(total));
  await scrollToMiddle(page);
  expect(await cards(page).count()).toBeLessThan(40);
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.locator(`[aria-posinset="${total}"]`)).toBeInViewport({ timeout: 1_000 });
  }).toPass();

  // Tab moves from row to row, beyond the rows that were rendered at first.
  await expect(async () => {
    await page.keyboard.press('Home');
    await page.locator('[aria-posinset="1"] a').first().focus({ timeout: 1_000 });
  }).toPass();
  for (let row = 1; row <= 30; row += 1) {
    await expect(page.locator(`[aria-posinset="${row}"] h2 a`)).toBeFocused();
    // The title, and the menu.
    for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
  }
  await expect(page.locator('[aria-posinset="31"] h2 a')).toBeInViewport();
  // The focused row stays in the page, however far it is scrolled out of sight.
  await page.evaluate(() => window.scrollTo({ top: 60_000, behavior: 'instant' }));
  await expect(page.locator('[aria-posinset="1"]')).not.toBeAttached();
  await expect(page.locator('[aria-posinset="31"]')).not.toBeInViewport();
  await expect(page.locator('[aria-posinset="31"] h2 a')).toBeFocused();
});

test('keeps rows of different heights in place while scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await makeBlocks(page, total, 'skill');
  await openList(page, '/app/events/skills');
  await page.mouse.move(200, 500);
  for (let turn = 0; turn < 25; turn += 1) {
    const before = await placesOfRows(page);
    await page.mouse.wheel(0, 150);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before.scroll);
    await untilStill(page);
    const after = await placesOfRows(page);
    const moved = after.scroll - before.scroll;
    for (const [id, top] of before.tops) {
      const now = after.tops.get(id);
      if (now !== undefined) expect(Math.abs(now + moved - top)).toBeLessThanOrEqual(2);
    }
  }

  /**
   * Returns the top of each visible row in pixels, relative to the window, together with the scroll position at the
   * same moment.
   */
  async function placesOfRows(at: Page): Promise<{ readonly scroll: number; readonly tops: Map<string, number> }> {
    const { scroll, tops } = await at.evaluate(() => ({
      scroll: Math.round(window.scrollY),
      tops: [...document.querySelectorAll('[data-block]')]
        .map((row): [string, number] => [row.getAttribute('data-block') ?? '', row.getBoundingClientRect().top])
        .filter(([, top]) => top > 60 && top < 800),
    }));
    return { scroll, tops: new Map(tops) };
  }
});

test('searches, sorts, and filters, and keeps all three in the URL', async ({ page }) => {
  await signUp(page);
  await makeBlocks(page, total);
  await openList(page);
  await page.keyboard.press('Tab');
  await searchBox(page).fill('zurich cafe');
  await expect(page.getByRole('status').filter({ hasText: `of ${total} match` })).toBeVisible();
  for (const mark of ['Zürich', 'café']) {
    await expect(cards(page).first().locator('mark').filter({ hasText: mark }).first()).toBeVisible();
  }
  await expect(page).toHaveURL(/\?q=zurich\+cafe$/);
  const matches = page.getByRole('status').filter({ hasText: 'match' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Time period' }).selectOption('Past');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await expect(page).toHaveURL(/when=past/);
  const left = await matches.textContent();
  const firstHeading = cards(page).first().getByRole('heading');
  const firstByRelevance = (await firstHeading.textContent()) ?? '';
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Oldest first');
  await expect(page).toHaveURL(/sort=oldest/);
  // The URL changes before the list does, and every match contains the same company.
  await expect(firstHeading).not.toHaveText(firstByRelevance);
  await expect(cards(page).first()).toContainText('Zürich Insurance');
  const first = await firstHeading.textContent();
  await page.reload();
  await expect(firstHeading).toHaveText(first ?? '');
  await expect(matches).toHaveText(left ?? '');
  await page.goBack();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('combobox', { name: 'Time period' })).toHaveValue('all');
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toHaveValue('zurich cafe');
  // The sort order is a saved preference, so it also applies to a URL without a query.
  await openList(page);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('oldest');
  await searchBox(page).fill('no such thing');
  await expect(page.getByText('Nothing matches “no such thing”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('returns from a form to the row that was left', async ({ page }) => {
  await signUp(page);
  await makeBlocks(page, total);
  await openList(page);
  await scrollToMiddle(page);
  const row = page.locator('[aria-posinset="500"]');
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const title = (await row.getByRole('heading').textContent()) ?? '';
  // Rows that were estimated until now move the page when they are measured.
  await untilStill(page);
  const place = await scrollPosition(page);
  await row.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByLabel('Position')).toBeVisible();
  await page.getByLabel('Location').fill('Elsewhere');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const link = page.getByRole('link', { name: title, exact: true });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expect(row).toContainText('Elsewhere');
  expect(Math.abs((await scrollPosition(page)) - place)).toBeLessThanOrEqual(4);

  await link.click();
  await expect(page.getByLabel('Position')).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
  expect(Math.abs((await scrollPosition(page)) - place)).toBeLessThanOrEqual(4);
});

test('selects a range, deletes it, and undoes that from another page by keyboard alone', async ({ page }) => {
  await signUp(page);
  await importSample(page);
  await makeBlocks(page, total);
  await openList(page, '/app/events/work?sort=name');
  await page.getByRole('button', { name: 'Select', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeFocused();
  await page.getByRole('checkbox').nth(1).focus();
  await page.keyboard.press('Space');
  for (let row = 0; row < 29; row += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('30 selected')).toBeVisible();
  await expect(page.locator('[aria-posinset="30"] input')).toBeFocused();
  await expect(page.locator('[aria-posinset="30"] input')).toBeInViewport();
  await page.getByRole('button', { name: 'Delete', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete 30 blocks?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('30 blocks deleted')).toBeVisible();
  await expect(page.locator('[aria-posinset="1"] h2 a')).toBeFocused();
  await expect(page.locator('[aria-posinset="1"]')).toHaveAttribute('aria-setsize', String(total + 1 - 30));
  await page.getByRole('link', { name: 'Add a job' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Position')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('30 blocks restored')).toBeVisible();
  // A dismissed notice returns the focus shortly afterward, and a key pressed before that has no effect, so the press
  // is repeated.
  await expect(async () => {
    await page.getByRole('link', { name: 'Cancel' }).press('Enter', { timeout: 1_000 });
    await expect(page).toHaveURL(/\/app\/events\/work\?/, { timeout: 2_000 });
  }).toPass();
  await expect(page.locator('[aria-posinset="1"]')).toHaveAttribute('aria-setsize', String(total + 1));
});

test('deletes and restores all thousand blocks, and the résumé shows its own again', async ({ page }) => {
  await signUp(page);
  await importSample(page);
  const builder = page.url();
  await makeBlocks(page, total - 1);
  await openList(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: `Select all ${total}` }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Delete 1,?000 blocks\?$/ });
  await expect(dialog.getByRole('link')).toHaveAttribute('href', new URL(builder).pathname);
  await dialog.getByRole('button', { name: 'Delete from 1 résumé' }).click();
  await expect(page.getByText('Start with your most recent job')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^1,?000 blocks restored$/)).toBeVisible();
  await page.goto('/app/events/work?use=used');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Used in 1 résumé');
  await page.goto(builder);
  await expect(page.locator('.pages-view svg')).toContainText('Pied Piper');
});

for (const { width, hasTouch } of [
  { width: 1280, hasTouch: false },
  { width: 390, hasTouch: true },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ hasTouch, viewport: { width, height: 844 } });
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has accessible tools, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await signUp(page);
        await makeBlocks(page, 480);
        await openList(page, '/app/events/work?q=zurich');
        await expect(page.locator('mark').first()).toBeVisible();
        await page.getByRole('button', { name: 'Filters' }).click();
        // A phone has the order among the filters.
        await expect(page.getByRole('combobox', { name: hasTouch ? 'Sort by' : 'Usage' })).toBeFocused();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Select', exact: true }).click();
        await page
          .getByRole('article')
          .nth(1)
          .click({ position: { x: 200, y: 60 } });
        await expect(page.getByText('1 selected')).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.mouse.wheel(0, 900);
        const bar = page.getByRole('group', { name: 'Selected blocks' });
        await expect(bar).toBeInViewport();
        for (const target of await bar.locator('button, label').all()) {
          const box = await target.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(hasTouch ? 40 : 24);
        }
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Cancel' }).click();
      });
    }
  });
}
