import { useNotices } from '@shared/ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderUi } from '../../../tooling/testing/render.tsx';

function Page(): ReactNode {
  const notices = useNotices();
  const undo = { label: 'Undo', onClick: () => undefined };
  return (
    <>
      <button onClick={() => notices.show({ kind: 'success', title: 'Deleted', action: undo })}>Delete</button>
      <button onClick={() => notices.show({ kind: 'success', title: 'Copied' })}>Copy</button>
    </>
  );
}

/** Renders the page with a clock of its own, on which the code of the notices has loaded. */
function open() {
  renderUi(<Page />);
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
  const pass = (milliseconds: number): Promise<void> =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(milliseconds);
    });
  return { user, pass };
}

describe('the time of notices', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is at least 20 seconds with an action, in an area with a plain name', async () => {
    const { user, pass } = open();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Deleted')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Notifications' })).toContainElement(screen.getByText('Deleted'));
    await pass(19_000);
    expect(screen.queryByText('Copied')).toBeNull();
    expect(screen.getByText('Deleted')).toBeVisible();
    await pass(3000);
    expect(screen.queryByText('Deleted')).toBeNull();
  });

  it.each(['pointer', 'focus'])('does not end while it has the %s', async (what) => {
    const { user, pass } = open();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await pass(1000);
    if (what === 'focus') act(() => undo.focus());
    else await user.hover(undo);
    await pass(60_000);
    expect(undo).toBeVisible();
  });
});
