import { createI18n, I18nProvider } from '@shared/i18n';
import { AppDialog, Button, Menu, Portal, Tooltip, UiProvider, useNotices } from '@shared/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';

let mockIsOffline = true;
jest.mock('../overlays/index.ts', () => {
  if (mockIsOffline) throw new Error('Loading chunk overlays failed.');
  return jest.requireActual<object>('../overlays/index.ts');
});

// jsdom has no modal dialogs, so this replaces them. Closing one restores the focus.
let before: Element | null = null;
HTMLDialogElement.prototype.showModal = function showModal() {
  before = document.activeElement;
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  if (before instanceof HTMLElement) before.focus();
};

const chosen = jest.fn();

function Page(): ReactNode {
  const [open, setOpen] = useState(false);
  const notices = useNotices();
  return (
    <>
      <Tooltip content="What it does">
        <Button onClick={() => setOpen(true)}>Open</Button>
      </Tooltip>
      <AppDialog open={open} onClose={() => setOpen(false)} title="A dialog">
        Its words
      </AppDialog>
      <Button onClick={() => notices.show({ kind: 'success', title: 'It is done' })}>Tell</Button>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button>More</Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="first" onSelect={() => void chosen('first')}>
                First
              </Menu.Item>
              <Menu.Item value="last" onSelect={() => void chosen('last')}>
                Last
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </>
  );
}

// Does not use `renderUi`, which waits for the code that these tests leave out.
function open(): void {
  const i18n = createI18n({ namespace: 'test', resources: { en: {} } });
  render(
    <I18nProvider i18n={i18n}>
      <UiProvider cacheKey="ts-test">
        <Page />
      </UiProvider>
    </I18nProvider>,
  );
}

// The order of the tests matters: once the code is loaded, it stays loaded.
describe('overlays whose code loads later', () => {
  it('report what must be known without the code, report that it did not load, and open after a retry', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }));
    expect(await screen.findByText('It is done')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('It is done')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('We couldn’t open this')).toBeVisible();
    mockIsOffline = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'A dialog' })).toHaveTextContent('Its words');
    expect(screen.queryByText('We couldn’t open this')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('open a menu by the keyboard, choose an item, and restore the focus', async () => {
    open();
    const button = screen.getByRole('button', { name: 'More' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name: 'More' });
    await waitFor(() => expect(menu).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() =>
      expect(menu).toHaveAttribute('aria-activedescendant', screen.getByRole('menuitem', { name: 'First' }).id),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith('last'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    expect(await screen.findByRole('menuitem', { name: 'First' })).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('describe a button by its tooltip on keyboard focus', async () => {
    open();
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Open' });
    expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAccessibleDescription('What it does'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-describedby'));
  });
});
