import { Menu, useMenu } from '@chakra-ui/react';
import { useEffect, useImperativeHandle, type ReactNode, type Ref } from 'react';
import type { MenuHandle, MenuPlacement } from '../overlay-types.ts';
import type { MenuRequest } from '../overlay-types.ts';
import { useOverlayRecipes } from './recipes.ts';

/** As much of a key event as the menu looks at. */

interface MenuNowProps {
  readonly ref: Ref<MenuHandle>;
  readonly ids: { readonly trigger: string; readonly content: string };
  readonly placement: MenuPlacement;
  /** What was asked for before this was there. */
  readonly request: MenuRequest | undefined;
  readonly onTaken: () => void;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
}

const keyOf = { first: 'ArrowDown', last: 'ArrowUp' } as const;

type Handlers = Partial<Record<string, (event: unknown) => void>>;

/** See `Menu`. The button stands elsewhere and passes on what happens to it. */
export function MenuNow({ ref, ids, placement, request, onTaken, onOpenChange, children }: MenuNowProps): ReactNode {
  const recipe = useOverlayRecipes().menu;
  const menu = useMenu({ ids, positioning: { placement }, onOpenChange: ({ open }) => onOpenChange(open) });
  const trigger: MenuHandle['trigger'] = (name, event) => (menu.api.getTriggerProps() as Handlers)[name]?.(event);
  useImperativeHandle(ref, () => ({ trigger }));
  useEffect(() => {
    // It may have come while the button had the focus; without knowing that, the menu does not listen to keys.
    trigger('onFocus', {});
    if (request === undefined) return;
    onTaken();
    if (request === 'pointer') menu.api.setOpen(true);
    else trigger('onKeyDown', { key: keyOf[request], preventDefault: () => undefined });
    // Once: what was asked for before. All else comes through the handle.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Menu.RootProvider value={menu} recipe={recipe} lazyMount unmountOnExit>
      <Menu.Positioner>{children}</Menu.Positioner>
    </Menu.RootProvider>
  );
}
