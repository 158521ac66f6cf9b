import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderUi } from '../../../tooling/testing/render.tsx';
import { PasswordField, useForm } from '../index.ts';

function Form({ showsStrength }: { readonly showsStrength: boolean }): ReactNode {
  const { control } = useForm({ defaultValues: { password: '' } });
  return (
    <PasswordField
      control={control}
      name="password"
      label="Password"
      autoComplete="new-password"
      showsStrength={showsStrength}
    />
  );
}

const meter = (): Promise<HTMLElement> => screen.findByRole('meter', { name: 'Password strength' });

test.each([
  ['harbour', 'Too short'],
  ['aaaaaaaaaaaaaaaa', /^Easy to guess/],
  ['abcabcabcabcabcabc', /^Easy to guess/],
  ['abcdefghijklmnopqrst', /^Easy to guess/],
  ['1234567890123', /^Easy to guess/],
  ['9876543210987', /^Easy to guess/],
  ['ababbabbaabab', /^Easy to guess/],
  ['harbour-light', /^Long enough/],
  ['harbour lantern q', 'Good length'],
  ['harbour lantern quilt', 'Very good length'],
])('rates %s', async (password, words) => {
  renderUi(<Form showsStrength />);
  expect(await meter()).toHaveAttribute('aria-valuenow', '0');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(screen.getByLabelText('Password'), password);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(await meter()).toHaveAttribute('aria-valuetext', screen.getByRole('status').textContent);
});

test('is not shown where an existing password is entered', () => {
  renderUi(<Form showsStrength={false} />);
  expect(screen.queryByRole('meter')).toBeNull();
});
