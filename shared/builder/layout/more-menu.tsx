import { afterDialog } from '@shared/lists';
import { EllipsisIcon, IconAction, Menu, Portal } from '@shared/ui';
import { useRef, type ReactNode } from 'react';
import type { MenuAction } from '../export/download-menu.tsx';

interface MoreMenuProps {
  /** The accessible name of the button. */
  readonly label: string;
  readonly size?: 'sm' | 'md';
  readonly actions: readonly MenuAction[];
}

/** A button with three dots that opens a menu of quiet actions. */
export function MoreMenu({ label, size = 'sm', actions }: MoreMenuProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  /** A row that moves takes the focus from its button, to which the menu has returned it. */
  const keepFocus = (): void =>
    afterDialog(button.current, () => {
      const root = button.current?.getRootNode() as Document | ShadowRoot | undefined;
      if (root && [null, document.body].includes(root.activeElement as HTMLElement | null)) button.current?.focus();
    });
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconAction ref={button} tip={label} size={size}>
          <EllipsisIcon size={18} aria-hidden />
        </IconAction>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {actions.map(({ key, label: name, onSelect }) => (
              <Menu.Item
                key={key}
                value={key}
                onSelect={() => {
                  onSelect();
                  keepFocus();
                }}
              >
                {name}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
