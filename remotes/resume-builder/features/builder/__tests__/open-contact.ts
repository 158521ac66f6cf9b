import type { OpenPage } from '../../../__tests__/open-resume-builder.ts';

/** Opens the row of the header and returns its headline. */
export async function openContact({ page, user }: Pick<OpenPage, 'page' | 'user'>): Promise<HTMLElement> {
  await user.click(await page.findByRole('button', { name: 'Contact' }));
  return page.findByLabelText('Headline');
}
