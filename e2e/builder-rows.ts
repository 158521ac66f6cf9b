import type { Locator, Page } from '@playwright/test';

/** Opens a row of the builder's outline, such as a section. */
export const openRow = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Opens the row of the header if it is closed, and returns its headline. */
export async function openContact(page: Page): Promise<Locator> {
  const row = page.getByRole('main').getByRole('button', { name: 'Contact', exact: true });
  if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click();
  return page.getByRole('textbox', { name: 'Headline' });
}
