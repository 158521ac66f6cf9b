import type { Page } from '@playwright/test';

/** Milliseconds without a request after which a page has loaded what it needs. */
const quiet = 150;

/**
 * Opens a page and waits until it has loaded what it needs, late code included. Playwright's `networkidle` would wait
 * for half a second without a request, which over the pages of all tests is minutes.
 */
export async function openQuietly(page: Page, address: string): Promise<void> {
  const open = new Set<unknown>();
  let quietSince = Number.POSITIVE_INFINITY;
  const begin = (request: unknown): void => {
    open.add(request);
    quietSince = Number.POSITIVE_INFINITY;
  };
  const end = (request: unknown): void => {
    open.delete(request);
    if (open.size === 0) quietSince = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(address);
  quietSince = open.size === 0 ? Date.now() : quietSince;
  while (Date.now() - quietSince < quiet || quietSince === Number.POSITIVE_INFINITY)
    await new Promise((resolve) => setTimeout(resolve, 25));
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
