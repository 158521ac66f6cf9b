import { renderUi } from '../../../tooling/testing/render.tsx';
import { IconAction, Menu, Portal } from '@shared/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

test('finds its button by the id, also when the button has a tooltip', async () => {
  renderUi(
    <Menu.Root>
      <Menu.Trigger asChild>
        <IconAction tip="More" label="Actions for Baker">
          …
        </IconAction>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="delete" onSelect={() => undefined}>
              Delete
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>,
  );
  const button = screen.getByRole('button', { name: 'Actions for Baker' });
  await userEvent.click(button);
  // The menu's position is derived from the same id as its name.
  expect(await screen.findByRole('menu', { name: 'Actions for Baker' })).toHaveAttribute('aria-labelledby', button.id);
});

test.each([
  ['a click alone, as a screen reader sends it', (item: HTMLElement) => Promise.resolve(fireEvent.click(item))],
  ['a click of a pointer', (item: HTMLElement) => userEvent.click(item)],
])('chooses an item once by %s', async (_case, click) => {
  const onSelect = jest.fn();
  renderUi(
    <Menu.Root>
      <Menu.Trigger asChild>
        <IconAction tip="More" label="Actions">
          …
        </IconAction>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="delete" onSelect={onSelect}>
              Delete
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('returns the focus to its button if an item is chosen in the frame of an arrow key', async () => {
  const onSelect = jest.fn<undefined, [number]>();
  renderUi(
    <Menu.Root>
      <Menu.Trigger asChild>
        <button type="button">Rate</button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="5" onSelect={() => onSelect(5)}>
              Five
            </Menu.Item>
            <Menu.Item value="4" onSelect={() => onSelect(4)}>
              Four
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>,
  );
  const button = screen.getByRole('button', { name: 'Rate' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(screen.getByText('Five')).toHaveAttribute('data-highlighted'));
  // Both keys before the browser draws, as when it is busy.
  fireEvent.keyDown(menu, { key: 'ArrowDown' });
  await waitFor(() => expect(screen.getByText('Four')).toHaveAttribute('data-highlighted'), { interval: 1 });
  fireEvent.keyDown(menu, { key: 'Enter' });
  await waitFor(() => expect(onSelect).toHaveBeenCalledWith(4));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button).toHaveFocus();
});
