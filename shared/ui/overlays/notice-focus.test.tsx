import { renderUi } from '../../../tooling/testing/render.tsx';
import { useNotices } from '@shared/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

function Page(): ReactNode {
  const notices = useNotices();
  const tell = (): void =>
    notices.show({ kind: 'info', title: 'Discarded', action: { label: 'Undo', onClick: () => undefined } });
  return (
    <>
      <button onClick={tell}>Discard</button>
      <input aria-label="Position" />
      <input aria-label="Company" />
    </>
  );
}

const wait = (milliseconds: number): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)));

describe('the focus and notices', () => {
  it('returns to its previous element when the notice that has it closes', async () => {
    renderUi(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    screen.getByLabelText('Position').focus();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Discarded')).toBeNull());
    await waitFor(() => expect(screen.getByLabelText('Position')).toHaveFocus());
  });

  it('stays where the user has moved it', async () => {
    renderUi(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    screen.getByLabelText('Position').focus();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    await userEvent.click(screen.getByLabelText('Company'));
    await wait(50);
    expect(screen.getByLabelText('Company')).toHaveFocus();
  });
});
