import { Menu, useEnvironmentContext, useMenu } from '@chakra-ui/react';
import { useEffect, useImperativeHandle, type ReactNode, type Ref } from 'react';
import type { MenuHandle, MenuPlacement } from '../overlay-types.ts';
import type { MenuRequest } from '../overlay-types.ts';
import { overlayRecipes } from './recipes.ts';

interface MenuNowProps {
  readonly ref: Ref<MenuHandle>;
  readonly ids: { readonly trigger: string; readonly content: string };
  readonly placement: MenuPlacement;
  /** The request that was made before this component was available. */
  readonly request: MenuRequest | undefined;
  readonly onTaken: () => void;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A menu stays where it opened when something above its button loads late or changes: an item that moves between seeing
 * and pressing it makes people choose its neighbor. It still follows its button when the page scrolls.
 */
const staying = {
  listeners: { ancestorScroll: true, ancestorResize: true, elementResize: true, layoutShift: false },
} as const;

const keyOf = { first: 'ArrowDown', last: 'ArrowUp' } as const;

type Handlers = Partial<Record<string, (event: unknown) => void>>;

/** The implementation of `Menu`. The button is rendered elsewhere and forwards its events. */
export function MenuImpl({ ref, ids, placement, request, onTaken, onOpenChange, children }: MenuNowProps): ReactNode {
  const environment = useEnvironmentContext();
  /**
   * Returns the focus to the button if it is still in the menu that has closed. The library focuses the button at once,
   * and its menu a frame after each arrow key; a choice within that frame would end with the focus in what disappears.
   */
  const leaveMenu = (): void => {
    requestAnimationFrame(() => {
      const root = environment.getRootNode() as Document | ShadowRoot;
      const content = root.getElementById(ids.content);
      const isLeft = content === null || content.dataset['state'] === 'open' || !content.contains(root.activeElement);
      if (!isLeft) root.getElementById(ids.trigger)?.focus({ preventScroll: true });
    });
  };
  const menu = useMenu({
    ids,
    positioning: { placement, ...staying },
    onOpenChange({ open }) {
      onOpenChange(open);
      if (!open) leaveMenu();
    },
  });
  const trigger: MenuHandle['trigger'] = (name, event) => (menu.api.getTriggerProps() as Handlers)[name]?.(event);
  useImperativeHandle(ref, () => ({ trigger }));
  useEffect(() => {
    // The button may have had the focus before the code loaded; without a focus event the menu ignores keys.
    trigger('onFocus', {});
    if (request === undefined) return;
    onTaken();
    if (request === 'pointer') menu.api.setOpen(true);
    else trigger('onKeyDown', { key: keyOf[request], preventDefault: () => undefined });
    // Runs once, for the request that came before. Everything else comes through the handle.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Menu.RootProvider value={menu} recipe={overlayRecipes.menu} lazyMount unmountOnExit>
      <Menu.Positioner>{children}</Menu.Positioner>
    </Menu.RootProvider>
  );
}
