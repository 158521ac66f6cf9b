import { waitFor } from '@testing-library/react';
import type { OpenPage } from './open-remote.ts';

/** Opens a menu by keyboard and chooses an item. */
export async function pickFromMenu({ page, user }: OpenPage, button: string, entry: string): Promise<void> {
  (await page.findByRole('button', { name: button })).focus();
  await user.keyboard('{Enter}');
  const items = await page.findAllByRole('menuitem');
  // The menu highlights its first entry only after it has opened.
  await waitFor(() => expect(items[0]).toHaveAttribute('data-highlighted'));
  const place = items.findIndex(({ textContent }) => textContent === entry);
  for (const item of items.slice(1, place + 1)) {
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  }
  await user.keyboard('{Enter}');
}
