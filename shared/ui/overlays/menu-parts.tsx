import { Menu } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';

interface MenuItemProps {
  readonly value: string;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/**
 * An item that is chosen by every click. The library chooses only the item that a pointer or a key has highlighted
 * before, so a click that a screen reader or voice control sends alone would close the menu and do nothing.
 */
function Item({ onSelect, ...item }: MenuItemProps): ReactNode {
  const isChosen = useRef(false);
  const choose = (): void => {
    if (isChosen.current) return;
    isChosen.current = true;
    onSelect();
  };
  const onClick = (): void => {
    if (item.disabled === true) return;
    // By then, the library has chosen the item if it is going to.
    setTimeout(() => {
      choose();
      isChosen.current = false;
    });
  };
  return <Menu.Item {...item} onSelect={choose} onClick={onClick} />;
}

/** The parts that only an open menu needs. */
export const MenuParts = { Content: Menu.Content, Item };
