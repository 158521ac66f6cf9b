import { Popover } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PopoverProps } from '../overlay-types.ts';
import { overlayRecipes } from './recipes.ts';

/** The implementation of `Popover`. Its button is rendered elsewhere and found by its id. */
export function PopoverImpl({ open, onClose, id, triggerId, label, children }: PopoverProps): ReactNode {
  return (
    <Popover.Root
      recipe={overlayRecipes.popover}
      open={open}
      onOpenChange={({ open: next }) => {
        if (!next) onClose();
      }}
      ids={{ trigger: triggerId, content: id }}
      portalled={false}
      autoFocus={false}
      positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Positioner>
        <Popover.Content aria-label={label}>{children}</Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
