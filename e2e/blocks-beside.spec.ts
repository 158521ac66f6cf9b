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
