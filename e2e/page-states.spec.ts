import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';
import { openFully, openWorkspace, workingPages } from './workspace.ts';

interface Movement {
  /** The cumulative layout shift. */
  readonly shift: number;
  /** What moved, from and to which place in pixels. */
  readonly elements: readonly string[];
}

/** Returns how far visible content moved by itself since the page began to load. */
const movementOf = (page: Page): Promise<Movement> =>
  page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Element | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const shifts = await new Promise<readonly Shift[]>((resolve) => {
      const shifts: Shift[] = [];
      new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
        type: 'layout-shift',
        buffered: true,
      });
      // Observers are told in the order in which they began, and without a shift the first one is told nothing.
      performance.mark('layout shifts read');
      new PerformanceObserver(() => resolve(shifts)).observe({ type: 'mark', buffered: true });
    });
    const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    const place = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
    return {
      shift: own.reduce((sum, { value }) => sum + value, 0),
      elements: own.flatMap(({ sources }) =>
        sources.map(
          ({ node, previousRect, currentRect }) =>
            `${place(previousRect)} to ${place(currentRect)}: ${node instanceof Element ? node.outerHTML.slice(0, 160) : (node as Node | null)?.textContent}`,
        ),
      ),
    };
  });

/** Returns the elements of a sticky head, which would leave no room in a window this low. */
const stickyIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { position } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return (
          (position === 'sticky' || position === 'fixed') && element.checkVisibility() && width > 200 && height > 30
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test('moves nothing while a page loads, on a laptop and on a phone', async ({ page }) => {
  test.setTimeout(480_000);
  const pages = Object.entries(workingPages(await openWorkspace(page)));
  const moved: Record<string, Movement> = {};
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, address] of pages) {
      // A page remembers the height of its head, so the first visit on a device may move once.
      await openFully(page, address);
      await openFully(page, address);
      const movement = await movementOf(page);
      if (movement.shift > 0.01) moved[`${name} at ${width}`] = movement;
    }
  }
  expect(moved).toEqual({});
});

test('leaves room for every page at 400 %, and fits from right to left', async ({ page }) => {
  test.setTimeout(480_000);
  const pages = Object.entries(workingPages(await openWorkspace(page)));
  const inTheWay: Record<string, readonly string[]> = {};
  for (const [name, address] of pages) {
    // 1280 × 1024 pixels at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await openFully(page, address);
    await expectNoSidewaysScroll(page);
    const sticky = await stickyIn(page);
    if (sticky.length > 0) inTheWay[name] = sticky;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await expectNoSidewaysScroll(page);
  }
  expect(inTheWay).toEqual({});
});

/** Sets the spacing of WCAG 1.4.12, which people set by a style of their own. */
const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

test('fits at 320 pixels with wide spacing of text', async ({ page }) => {
  test.setTimeout(480_000);
  const pages = Object.entries(workingPages(await openWorkspace(page)));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [name, address] of pages) {
    await test.step(name, async () => {
      await openFully(page, address);
      await spaceText(page);
      await expectNoSidewaysScroll(page);
    });
  }
});

test('keeps what has the focus clear of a portal’s header and the page’s head', async ({ page }) => {
  test.setTimeout(480_000);
  const pages = Object.entries(workingPages(await openWorkspace(page)));
  const covered: Record<string, string> = {};
  for (const [name, address] of pages) {
    await page.setViewportSize({ width: 1280, height: 700 });
    await openFully(page, address);
    await page.evaluate(() => {
      document.documentElement.style.setProperty('--tessera-top', '64px');
      document.body.style.paddingTop = '64px';
    });
    // From the end of the page, going back brings each element into view from above.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.locator('main').press('End');
    await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea)')];
      all.findLast((element) => element.checkVisibility() && element.tabIndex >= 0)?.focus();
    });
    for (let press = 0; press < 25; press += 1) {
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused.closest('main') === null || focused.closest('header') !== null)
          return undefined;
        const { left, top, width, height } = focused.getBoundingClientRect();
        if (width < 2 || height < 2) return undefined;
        const at = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
        // What is below the window was pushed there by something that loaded late, not covered by a head.
        const isClear = at === null || focused.contains(at) || at.contains(focused) || at.closest('header') === null;
        return isClear && top >= 0 ? undefined : focused.outerHTML.slice(0, 120);
      });
      if (hidden !== undefined) covered[name] ??= hidden;
      await page.keyboard.press('Shift+Tab');
    }
  }
  expect(covered).toEqual({});
});
