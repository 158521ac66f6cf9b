import type { Locator, Page } from '@playwright/test';

/** Opens a row of the builder's outline, such as a section. */
export const openRow = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Opens the row of the header and returns its headline. */
export async function openContact(page: Page): Promise<Locator> {
  await openRow(page, 'Contact');
  return page.getByRole('textbox', { name: 'Headline' });
}
