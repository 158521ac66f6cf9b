import { CloseButton, Drawer } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Portal } from '../primitives/portal.tsx';
import type { SideDrawerProps } from '../overlay-types.ts';
import { overlayRecipes } from './recipes.ts';

/** The implementation of `SideDrawer`. */
export function SideDrawerImpl(props: SideDrawerProps): ReactNode {
  const { open, onClose, id, label, closeLabel, finalFocus, children } = props;
  return (
    <Drawer.Root
      recipe={overlayRecipes.drawer}
      open={open}
      onOpenChange={({ open: next }) => {
        if (!next) onClose();
      }}
      ids={{ content: id }}
      placement="start"
      {...(finalFocus === undefined ? {} : { finalFocusEl: finalFocus })}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content width="navigation" maxWidth="navigation" aria-label={label}>
            {children}
            <Drawer.CloseTrigger asChild>
              <CloseButton aria-label={closeLabel} colorPalette="gray" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
