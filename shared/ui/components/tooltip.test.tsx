import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../tooling/testing/render.tsx';
import { Tooltip } from './tooltip.tsx';

const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

describe('a tooltip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stays while the pointer is on it, closes by Escape, and closes when the pointer leaves', async () => {
    renderUi(
      <Tooltip content="Delete">
        <button>×</button>
      </Tooltip>,
    );
    const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
    const button = screen.getByRole('button');
    const open = async () => {
      await user.hover(button);
      await pass(1000);
      return screen.getByRole('tooltip');
    };
    await user.hover(await open());
    await pass(10_000);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Delete');
    await user.keyboard('{Escape}');
    await pass(1000);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.unhover(button);
    await open();
    await user.unhover(button);
    await pass(1000);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
