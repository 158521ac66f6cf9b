import { createI18n, I18nProvider } from '@shared/i18n';
import { Button, Menu, Portal, UiProvider } from '@shared/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

it('opens a menu that was requested by a key before its code was loaded', async () => {
  render(
    <I18nProvider i18n={createI18n({ namespace: 'test', resources: { en: {} } })}>
      <UiProvider cacheKey="ts-test">
        <Menu.Root>
          <Menu.Trigger asChild>
            <Button>More</Button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                <Menu.Item value="first" onSelect={() => undefined}>
                  First
                </Menu.Item>
                <Menu.Item value="last" onSelect={() => undefined}>
                  Last
                </Menu.Item>
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      </UiProvider>
    </I18nProvider>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  const menu = await screen.findByRole('menu', { name: 'More' });
  await waitFor(() =>
    expect(menu).toHaveAttribute('aria-activedescendant', screen.getByRole('menuitem', { name: 'Last' }).id),
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});
