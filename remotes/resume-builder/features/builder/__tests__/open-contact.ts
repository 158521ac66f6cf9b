import type { OpenPage } from '../../../__tests__/open-resume-builder.ts';

/** Opens the row of the header if it is closed, and returns its headline. */
export async function openContact({ page, user }: Pick<OpenPage, 'page' | 'user'>): Promise<HTMLElement> {
  const row = await page.findByRole('button', { name: 'Contact' });
  if (row.getAttribute('aria-expanded') !== 'true') await user.click(row);
  return page.findByLabelText('Headline');
}
