import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';

/** Words that are nobody's language: names, and what people and their files have written. */
const names = /^(?:Tessera|LinkedIn|PDF|DOCX|JSON Resume|CSV|PNG|https?:|Ctrl|Enter|Esc|Tab|Space|Shift|Backspace)\b/;

/**
 * The texts on the page that were not taken from a locale file: what is seen, is a word, and stands outside of brackets. Sheets of
 * paper show what people wrote; dates and numbers are `Intl`'s.
 */
function untranslated(page: Page, own: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    ({ own: known, names: pattern }) => {
      const left: string[] = [];
      const isName = new RegExp(pattern);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (element === null || !/\p{L}{3,}/u.test(text)) continue;
        if (element.closest('svg, script, style, noscript, [hidden], [aria-hidden="true"], option, time, [data-own]'))
          continue;
        if (!element.checkVisibility({ checkVisibilityCSS: true })) continue;
        if (known.some((each) => text.includes(each)) || isName.test(text)) continue;
        // A text may be in several nodes; its brackets are then around them in one of those above.
        const around = [element, element.parentElement, element.parentElement?.parentElement];
        if (!around.some((each) => /^\W*\[[^]*\]\W*$/u.test(each?.textContent.trim() ?? '')) && !/[[\]]/.test(text)) {
          left.push(text);
        }
      }
      return [...new Set(left)];
    },
    { own: [...own], names: names.source },
  );
}

/** Elements of which a word is cut off: wider inside than outside, and hidden. */
function clipped(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, th, [role=tab]')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        // What is seen only when it has the focus has no room until then.
        if (element.matches('a[href^="#"]')) return false;
        const isCut =
          overflowX === 'hidden' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
        return isCut && element.checkVisibility() && element.clientWidth > 8;
      })
      .map((element) => element.textContent.trim()),
  );
}

const pages = [
  '/app/resumes',
  '/app/cover-letters',
  '/app/events/work',
  '/app/events/work/new',
  '/app/events/edu/new',
  '/app/events/skills/new',
  '/app/events/cover-letter/new',
  '/app/jobs/track',
  '/app/profile',
  '/app/upgrade',
];

test('in a language that is longer than English every text is translated and has room', async ({ page }) => {
  test.setTimeout(180_000);
  const person = await signUp(page);
  await page.evaluate(() => localStorage.setItem('tessera.language', 'qps'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/locales/')) asked.push(new URL(request.url()).pathname);
  });
  const found: Record<string, readonly string[]> = {};
  const inspect = async (name: string): Promise<void> => {
    await expect(page.getByText(/^\[/).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const left = [
      ...(await untranslated(page, [person.email])),
      ...(await clipped(page)).map((text) => `cut: ${text}`),
    ];
    if (left.length > 0) found[name] = left;
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
  };
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspect(address);
  }
  expect(asked).toContain('/locales/qps/common.json');
  expect(found).toEqual({});
  await page.evaluate(() => localStorage.removeItem('tessera.language'));
  asked.length = 0;
  await page.goto('/app/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  // English is in the builds: nobody waits for a file of it.
  expect(asked).toEqual([]);
});
