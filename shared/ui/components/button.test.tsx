import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderUi } from '../../../tooling/testing/render.tsx';
import { Button } from './button.tsx';

interface FormProps {
  readonly onSubmit: () => void;
  readonly busyText?: string;
}

function BusyForm({ onSubmit, busyText }: FormProps): ReactNode {
  const [busy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        onSubmit();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" loading={busy} loadingText={busyText}>
        Save
      </Button>
    </form>
  );
}

it('keeps the focus and its name while it is busy, and acts only once', async () => {
  const onSubmit = jest.fn();
  renderUi(<BusyForm onSubmit={onSubmit} />);
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  const save = screen.getByRole('button', { name: 'Save', busy: true });
  expect(save).toHaveFocus();
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter} ');
  await user.click(save);
  // Enter in a field presses the form's button.
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('says what it is doing, if it has words for that', async () => {
  renderUi(<BusyForm onSubmit={() => undefined} busyText="Saving…" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Saving…' })).toHaveFocus();
});
