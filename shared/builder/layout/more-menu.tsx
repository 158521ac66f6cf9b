import { EllipsisIcon, IconAction, Menu, Portal } from '@shared/ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import type { MenuAction } from '../export/download-menu.tsx';

interface ButtonAction extends Omit<MenuAction, 'onSelect'> {
  /** Receives the button of the menu, whose surroundings say where the focus belongs if it disappears. */
  readonly onSelect: (button: HTMLButtonElement | null) => void;
}

interface MoreMenuProps {
  /** The accessible name of the button. */
  readonly label: string;
  readonly size?: 'sm' | 'md';
  readonly actions: readonly ButtonAction[];
}

/** Milliseconds between two looks at the focus, and their number. */
const pause = 30;
const maxLooks = 10;

/** Focuses a menu's button when what was chosen moved it, so that the closing menu left the focus nowhere. */
function keepFocusOn(button: RefObject<HTMLButtonElement | null>, looks = maxLooks): void {
  setTimeout(() => {
    const root = button.current?.getRootNode() as Document | ShadowRoot | undefined;
    const focused = root?.activeElement ?? document.body;
    if (focused === document.body) button.current?.focus();
    else if (focused !== button.current && focused.closest('[role="menu"]') === null) return;
    if (looks > 0) keepFocusOn(button, looks - 1);
  }, pause);
}

/** A button with three dots that opens a menu of quiet actions. */
export function MoreMenu({ label, size = 'sm', actions }: MoreMenuProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const keepFocus = (): void => keepFocusOn(button);
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
                  onSelect(button.current);
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
