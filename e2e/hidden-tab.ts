import type { Page } from '@playwright/test';

const setVisibility = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Makes a tab take itself for hidden, as behind another tab. All tabs of a test are visible otherwise. */
export const hide = (page: Page): Promise<void> => setVisibility(page, 'hidden');

/** Returns to a hidden tab. */
export const comeBack = (page: Page): Promise<void> => setVisibility(page, 'visible');
