import { Menu, useMenu } from '@chakra-ui/react';
import { useEffect, useImperativeHandle, type ReactNode, type Ref } from 'react';
import type { MenuHandle, MenuPlacement } from '../overlay-types.ts';
import type { MenuRequest } from '../overlay-types.ts';
import { useOverlayRecipes } from './recipes.ts';

/** The part of a key event that the menu uses. */

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

const keyOf = { first: 'ArrowDown', last: 'ArrowUp' } as const;

type Handlers = Partial<Record<string, (event: unknown) => void>>;

/** The implementation of `Menu`. The button is rendered elsewhere and forwards its events. */
export function MenuImpl({ ref, ids, placement, request, onTaken, onOpenChange, children }: MenuNowProps): ReactNode {
  const recipe = useOverlayRecipes().menu;
  const menu = useMenu({ ids, positioning: { placement }, onOpenChange: ({ open }) => onOpenChange(open) });
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
    <Menu.RootProvider value={menu} recipe={recipe} lazyMount unmountOnExit>
      <Menu.Positioner>{children}</Menu.Positioner>
    </Menu.RootProvider>
  );
}
