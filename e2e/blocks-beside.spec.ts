import { expect, expectAccessible, signUp, test } from './fixtures.ts';
import { makeBlocks } from './many-blocks.ts';

test('keeps the list of blocks at the side of a form, for the keyboard, too', async ({ page }) => {
  await signUp(page);
  await makeBlocks(page, 30);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app/events/work?sort=name');
  const third = page.getByRole('article').nth(2).getByRole('link').first();
  const title = (await third.textContent()) ?? '';
  await third.click();

  const list = page.getByRole('navigation', { name: 'Work experience' });
  const open = list.getByRole('link', { name: title, exact: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Edit job' })).toBeVisible();
  await expect(open).toHaveAttribute('aria-current', 'page');
  // The list has the order in which the person left it.
  await expect(list.getByRole('listitem').nth(2)).toContainText(title);
  await expectAccessible(page);

  // Tab leads from the row of the open block into its form, and the arrow keys lead to other blocks.
  await open.focus();
  await page.keyboard.press('ArrowDown');
  const next = list.getByRole('listitem').nth(3).getByRole('link');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(next).toHaveAttribute('aria-current', 'page');
  await expect(next).toBeFocused();
  const position = page.getByLabel('Position');
  await expect(position).toHaveValue(((await next.textContent()) ?? '').split(' · ')[0] ?? '');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('nav') === null)).toBe(true);

  // The buttons stay in view, however long the form is.
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });

  // What is typed survives a narrower window, and another block opens only after a question.
  await position.fill('Changed');
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(list).toBeHidden();
  await expect(position).toHaveValue('Changed');
  await page.setViewportSize({ width: 1280, height: 800 });
  await open.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(position).toHaveValue('Changed');
});

test('renders only the visible rows of a long list beside a form, and leads the keyboard through all', async ({
  page,
}) => {
  await signUp(page);
  await makeBlocks(page, 600);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app/events/work?sort=name');
  await page.keyboard.press('End');
  await page.getByRole('article').last().getByRole('link').first().click();

  const list = page.getByRole('navigation', { name: 'Work experience' });
  const row = (number: number) => list.locator(`[aria-posinset="${number}"]`).getByRole('link');
  const open = list.locator('[aria-current]');
  await expect(open).toBeInViewport({ ratio: 1 });
  await expect(list.locator('[aria-setsize="600"]').first()).toBeAttached();
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
  await expectAccessible(page);

  await open.focus();
  await page.keyboard.press('Home');
  await expect(row(1)).toBeFocused();
  for (let number = 2; number <= 40; number += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(row(number)).toBeFocused();
    await expect(row(number)).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('End');
  await expect(row(600)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(600)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(row(599)).toHaveAttribute('aria-current', 'page');
  await expect(row(599)).toBeFocused();
  await expect(row(599)).toBeInViewport({ ratio: 1 });
});
