import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../tooling/testing/render.tsx';
import { applyDensity, chosenDensity } from './density.ts';
import { DensityMenu } from './density-menu.tsx';

const root = document.documentElement;
const trigger = () => screen.getByRole('button', { name: 'Density' });

test('shows the choice on the root, marks it in the menu, and returns to what the pointer decides', async () => {
  applyDensity(root);
  expect(root).not.toHaveAttribute('data-density');
  const user = userEvent.setup();
  renderUi(<DensityMenu />);
  await user.click(trigger());
  await user.click(await screen.findByRole('menuitem', { name: 'Comfortable' }));
  expect(root).toHaveAttribute('data-density', 'comfortable');
  await waitFor(() => expect(trigger()).toHaveFocus());
  await user.click(trigger());
  expect(await screen.findByRole('menuitem', { name: 'Comfortable (selected)' })).toBeVisible();
  act(() => void chosenDensity.set('compact'));
  expect(root).toHaveAttribute('data-density', 'compact');
  act(() => void chosenDensity.set('automatic'));
  expect(root).not.toHaveAttribute('data-density');
});

test('ignores what another version stored', () => {
  localStorage.setItem('tessera.density', 'cozy');
  expect(chosenDensity.get()).toBeUndefined();
  applyDensity(root);
  expect(root).not.toHaveAttribute('data-density');
});
