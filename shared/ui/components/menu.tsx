import { mergeProps } from '@chakra-ui/react';
import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  use,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { loadOverlays, useOverlays, type Overlays } from '../lazy/overlays.ts';
import { WhenOverlays } from '../lazy/when-overlays.tsx';
import type { MenuHandle } from '../overlay-types.ts';
import type { MenuPlacement, MenuRequest } from '../overlay-types.ts';

interface MenuState {
  readonly ids: { readonly trigger: string; readonly content: string };
  readonly placement: MenuPlacement;
  /** The menu itself, as soon as its code is loaded. */
  readonly handle: RefObject<MenuHandle | null>;
  readonly isOpen: boolean;
  readonly setIsOpen: (open: boolean) => void;
  /** Whether the menu was ever requested. Most menus of a long list are never opened and therefore not rendered. */
  readonly isWanted: boolean;
  /** The request that was made before the menu was available. */
  readonly request: MenuRequest | undefined;
  readonly setRequest: (request: MenuRequest | undefined) => void;
}

const MenuContext = createContext<MenuState | null>(null);

function useMenuState(): MenuState {
  const state = use(MenuContext);
  if (state === null) throw new Error('This part of a menu belongs inside a `Menu.Root`.');
  return state;
}

interface MenuRootProps {
  /** The position of the menu relative to its button. */
  readonly positioning?: { readonly placement: MenuPlacement };
  readonly children: ReactNode;
}

function MenuRoot({ positioning, children }: MenuRootProps): ReactNode {
  const id = useId();
  const handle = useRef<MenuHandle>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const [request, setRequest] = useState<MenuRequest>();
  const placement = positioning?.placement ?? 'bottom-start';
  const state = useMemo(
    () => ({
      ids: { trigger: `menu${id}button`, content: `menu${id}content` },
      placement,
      handle,
      isOpen,
      setIsOpen,
      isWanted,
      request,
      setRequest: (asked: MenuRequest | undefined) => {
        if (asked !== undefined) setIsWanted(true);
        setRequest(asked);
      },
    }),
    [id, placement, isOpen, isWanted, request],
  );
  return <MenuContext value={state}>{children}</MenuContext>;
}

const requestOfKey: Readonly<Record<string, MenuRequest>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
};

type TriggerEvent = 'onPointerDown' | 'onClick' | 'onFocus' | 'onBlur' | 'onKeyDown';

/**
 * The single button that opens the menu. It forwards its events to the menu; until the menu is available, the request
 * is kept, and the menu opens as soon as it has loaded.
 */
function MenuTrigger({ children }: { readonly asChild: true; readonly children: ReactElement }): ReactNode {
  const { ids, handle, isOpen, request, setRequest } = useMenuState();
  const button = Children.only(children);
  if (!isValidElement<Record<string, unknown>>(button)) return button;
  const early: Partial<Record<TriggerEvent, (event: SyntheticEvent) => void>> = {
    onClick: () => setRequest(request === undefined ? 'pointer' : undefined),
    onKeyDown: (event) => {
      const asked = requestOfKey[(event as KeyboardEvent).key];
      if (asked === undefined) return;
      // The click that Enter and the space bar trigger would close the menu again.
      event.preventDefault();
      setRequest(asked);
    },
    onFocus: () => void loadOverlays(),
  };
  const on = (name: TriggerEvent) => (event: SyntheticEvent) => {
    const menu = handle.current;
    if (menu === null) early[name]?.(event);
    else menu.trigger(name, event);
  };
  return cloneElement(
    button,
    mergeProps(button.props, {
      id: ids.trigger,
      type: 'button',
      'aria-haspopup': 'menu',
      'aria-controls': ids.content,
      'aria-expanded': isOpen || request !== undefined,
      'data-state': isOpen ? 'open' : 'closed',
      onPointerDown: on('onPointerDown'),
      onClick: on('onClick'),
      onFocus: on('onFocus'),
      onBlur: on('onBlur'),
      onKeyDown: on('onKeyDown'),
    }),
  );
}

function MenuPositioner({ children }: { readonly children: ReactNode }): ReactNode {
  const { ids, placement, handle, isWanted, request, setRequest, setIsOpen } = useMenuState();
  if (!isWanted) return null;
  return (
    <WhenOverlays open={request !== undefined} onClose={() => setRequest(undefined)}>
      {({ MenuImpl }) => (
        <MenuImpl
          ref={handle}
          ids={ids}
          placement={placement}
          request={request}
          onTaken={() => setRequest(undefined)}
          onOpenChange={setIsOpen}
        >
          {children}
        </MenuImpl>
      )}
    </WhenOverlays>
  );
}

/** Returns a component that renders only inside an open menu, once the code is loaded. */
function latePart<Props extends object>(
  draw: (parts: Overlays['MenuParts'], props: Props) => ReactNode,
): (props: Props) => ReactNode {
  return function LatePart(props) {
    const state = useOverlays(false);
    return state.status === 'ready' ? draw(state.overlays.MenuParts, props) : null;
  };
}

interface MenuItemProps {
  /** The item's identifier within the menu. */
  readonly value: string;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

const MenuContent = latePart<{ readonly children: ReactNode }>(({ Content }, props) => <Content {...props} />);
const MenuItem = latePart<MenuItemProps>(({ Item }, props) => <Item {...props} />);

/** A button with a menu: the Chakra parts that we use, under Chakra's names. */
export const Menu = {
  Root: MenuRoot,
  Trigger: MenuTrigger,
  Positioner: MenuPositioner,
  Content: MenuContent,
  Item: MenuItem,
};
