import { act, waitFor } from '@testing-library/react';
import type { OpenPage } from './open-remote.ts';

/** Chooses an entry of a button's menu by keyboard. */
export async function chooseItem(
  { page, user }: Pick<OpenPage, 'page' | 'user'>,
  button: string,
  item: string,
): Promise<void> {
  const trigger = await page.findByRole('button', { name: button });
  act(() => trigger.focus());
  await user.keyboard('{Enter}');
  const { id } = await page.findByRole('menuitem', { name: item });
  const menu = page.getByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  for (let steps = 0; steps < 10 && menu.getAttribute('aria-activedescendant') !== id; steps += 1) {
    await user.keyboard('{ArrowDown}');
  }
  expect(menu).toHaveAttribute('aria-activedescendant', id);
  await user.keyboard('{Enter}');
}
