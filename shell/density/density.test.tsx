import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../tooling/testing/render.tsx';
import { applyDensity, chosenDensity } from './density.ts';
import { DensityChoice } from './density-choice.tsx';

const root = document.documentElement;
const choice = (name: string) => screen.getByRole('radio', { name });

test('shows the choice on the root, marks it, and returns to what the pointer decides', async () => {
  applyDensity(root);
  expect(root).not.toHaveAttribute('data-density');
  const user = userEvent.setup();
  renderUi(<DensityChoice />);
  expect(screen.getByRole('radiogroup', { name: 'Density' })).toBeVisible();
  expect(choice('Automatic')).toBeChecked();
  await user.click(choice('Comfortable'));
  expect(root).toHaveAttribute('data-density', 'comfortable');
  expect(choice('Comfortable')).toBeChecked();
  act(() => void chosenDensity.set('compact'));
  expect(root).toHaveAttribute('data-density', 'compact');
  expect(choice('Compact')).toBeChecked();
  act(() => void chosenDensity.set('automatic'));
  expect(root).not.toHaveAttribute('data-density');
});

test('ignores what another version stored', () => {
  localStorage.setItem('tessera.density', 'cozy');
  expect(chosenDensity.get()).toBeUndefined();
  applyDensity(root);
  expect(root).not.toHaveAttribute('data-density');
});
