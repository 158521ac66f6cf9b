import type { Page } from '@playwright/test';
import { expect, expectAccessible, signUp, test } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';

const pages = '.pages-view svg';

/** Clicks on text of the page, as a person does who wants to change it there. */
async function pressOnPage(page: Page, words: string): Promise<void> {
  await page.locator(`${pages} .typst-text`).filter({ hasText: words }).first().click({ force: true });
}

test('focuses the field of a clicked text; changes made there can be shown, reordered, undone, and reset', async ({
  page,
}) => {
  await signUp(page);
  await importSample(page);

  // Goes from the page to the field, and from the field to its position on the page.
  await pressOnPage(page, 'Successfully won Techcrunch');
  // Typing starts at once, as fast as a person can: no keystroke may be lost before the field has the focus.
  await page.keyboard.type('In 2014: ');
  const point = page.getByRole('textbox', { name: 'Accomplishment 4' });
  await expect(point).toBeFocused();
  await expect(page.locator(pages)).toContainText('In 2014: Successfully won');
  await expect(page.getByRole('button', { name: 'Reset to block: Accomplishment 4' })).toBeVisible();
  await expect(page.locator('[data-place-mark]')).toBeVisible();
  await expectAccessible(page);

  // Moves it by the drag handle and by keyboard, and moves it back.
  const item = page.getByRole('group', { name: 'Accomplishments' });
  const texts = () =>
    item.getByRole('textbox').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  const before = await texts();
  const grip = item.locator('[data-grip]').first();
  await grip.scrollIntoViewIfNeeded();
  await grip.hover();
  await page.mouse.down();
  const third = await item.getByRole('listitem').nth(2).boundingBox();
  if (third) await page.mouse.move(third.x + 10, third.y + third.height - 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(texts).toEqual([before[1], before[2], before[0], before[3], before[4]]);
  await page.getByRole('textbox', { name: 'Accomplishment 3' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(texts).toEqual([before[1], before[0], before[2], before[3], before[4]]);
  await expect(page.getByRole('textbox', { name: 'Accomplishment 2' })).toBeFocused();
  for (let undone = 0; undone < 3; undone += 1) await page.keyboard.press('Control+z');
  await expect.poll(texts).toEqual([before[0], before[1], before[2], 'Successfully won Techcrunch Disrupt', before[4]]);
  await expect(page.locator(pages)).not.toContainText('In 2014');

  // Zooming in and out keeps the text of the pages.
  const width = async () => (await page.locator('.pages-view').boundingBox())?.width ?? 0;
  const fit = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(fit);
  await page.locator('.pages-view').hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 200);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeLessThan(fit);

  // On a phone, the content pane replaces the page.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await pressOnPage(page, 'Programmer');
  await expect(page.getByRole('textbox', { name: 'Headline' })).toBeFocused();
});
