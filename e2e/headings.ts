import { expect, type Page } from '@playwright/test';

/** Checks that the page has one main heading and skips no level of headings; in an open dialog, that this skips none. */
export async function expectHeadings(page: Page): Promise<void> {
  const { isDialog, levels } = await page.evaluate(() => {
    const dialog = document.querySelector('[role$=dialog][data-state=open]');
    const found = [...(dialog ?? document).querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
      (heading) => heading.checkVisibility() && heading.closest('[aria-hidden=true], [inert]') === null,
    );
    return { isDialog: dialog !== null, levels: found.map(({ tagName }) => Number(tagName.slice(1))) };
  });
  expect(levels.filter((level) => level === 1)).toHaveLength(isDialog ? 0 : 1);
  const skipping = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
  expect(skipping, `the headings ${levels.join(', ')} skip a level`).toEqual([]);
}

/** Checks that the content, which has the focus after navigation, has the name of the page. */
export async function expectNamedContent(page: Page): Promise<void> {
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page.getByRole('main')).toHaveAccessibleName(title.trim());
}
