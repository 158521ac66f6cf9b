import { renderUi } from '../../../tooling/testing/render.tsx';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog.tsx';

describe('ConfirmDialog', () => {
  it('focuses the safe answer and reports which one was chosen', async () => {
    const onConfirm = jest.fn();
    const onCancel = jest.fn();
    renderUi(
      <ConfirmDialog
        open
        title="Delete this block?"
        confirmLabel="Delete"
        tone="danger"
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        Two résumés use it.
      </ConfirmDialog>,
    );
    expect(await screen.findByRole('alertdialog', { name: 'Delete this block?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
