import { CloseButton, Dialog, type SystemStyleObject } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import type { AppDialogProps } from '../overlay-types.ts';
import { Portal } from '../primitives/portal.tsx';
import { useUiTexts } from '../texts.ts';
import { overlayRecipes } from './recipes.ts';

const wholeScreenOnPhones: SystemStyleObject = {
  '--dialog-base-margin': { base: '0px', sm: 'spacing.8' },
  minH: { base: '100dvh', sm: 'auto' },
  maxH: { base: '100dvh', sm: 'calc(100dvh - {spacing.16})' },
  borderRadius: { base: '0', sm: 'l3' },
  // A form around the body and the actions must let the body scroll on its own.
  '& > form': { display: 'flex', flexDirection: 'column', flex: '1', minH: '0' },
};

const unframed = (content: ReactNode): ReactNode => content;

/** A modal dialog of medium width, full screen on a phone: title, body, and actions at the right. */
export function AppDialogImpl(props: AppDialogProps): ReactNode {
  const {
    open,
    onClose,
    title,
    children,
    actions,
    size = 'md',
    role = 'dialog',
    initialFocus,
    frame = unframed,
  } = props;
  const t = useUiTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  // By default an alert dialog focuses its close button, whose name says nothing about the subject.
  const firstFocus = initialFocus ?? (role === 'alertdialog' ? heading : undefined);
  return (
    <Dialog.Root
      recipe={overlayRecipes.dialog}
      open={open}
      onOpenChange={({ open: next }) => {
        if (!next) onClose();
      }}
      size={size}
      placement={role === 'alertdialog' ? 'center' : 'top'}
      scrollBehavior="inside"
      role={role}
      // A dialog that replaces another receives the focus event when the first one restores the focus, which is no
      // reason to close. The focus cannot leave a modal in any other way.
      onFocusOutside={(event) => event.preventDefault()}
      lazyMount
      unmountOnExit
      {...(firstFocus === undefined ? {} : { initialFocusEl: () => firstFocus.current })}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p={role === 'alertdialog' ? '4' : '0'}>
          <Dialog.Content css={role === 'alertdialog' ? undefined : wholeScreenOnPhones}>
            <Dialog.Header pe="12">
              <Dialog.Title ref={heading} tabIndex={-1} outline="none">
                {title}
              </Dialog.Title>
            </Dialog.Header>
            {frame(
              <>
                <Dialog.Body>{children}</Dialog.Body>
                {actions !== undefined && (
                  <Dialog.Footer flexWrap="wrap" {...(role === 'dialog' ? { pt: '4', borderTopWidth: '1px' } : {})}>
                    {actions}
                  </Dialog.Footer>
                )}
              </>,
            )}
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={t('close')} colorPalette="gray" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
