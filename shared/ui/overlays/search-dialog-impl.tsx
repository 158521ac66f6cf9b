import { Dialog, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { SearchDialogProps } from '../overlay-types.ts';
import { Portal } from '../primitives/portal.tsx';
import { overlayRecipes } from './recipes.ts';

/** Its height does not follow the number of results, so that nothing moves while the user types. */
const contentStyles: SystemStyleObject = {
  '--dialog-base-margin': { base: '0px', sm: 'spacing.16' },
  height: { base: '100dvh', sm: 'min(30rem, calc(100dvh - {spacing.32}))' },
  maxH: 'none',
  borderRadius: { base: '0', sm: 'l3' },
  overflow: 'hidden',
  // Closes immediately, so that what was chosen appears without delay.
  _closed: { animation: 'none' },
};

/** The implementation of `SearchDialog`. */
export function SearchDialogImpl(props: SearchDialogProps): ReactNode {
  const { open, onClose, onClosed, label, initialFocus, finalFocus, children } = props;
  return (
    <Dialog.Root
      recipe={overlayRecipes.dialog}
      open={open}
      onOpenChange={({ open: next }) => {
        if (!next) onClose();
      }}
      onExitComplete={onClosed}
      size="lg"
      placement="top"
      initialFocusEl={() => initialFocus.current}
      finalFocusEl={finalFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop _closed={{ animation: 'none' }} />
        <Dialog.Positioner p="0">
          <Dialog.Content aria-label={label} css={contentStyles}>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
