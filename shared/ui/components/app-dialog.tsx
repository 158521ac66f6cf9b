import { CloseButton, Dialog } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { useUiTexts } from '../texts.ts';
import { Portal } from './portal.tsx';

export interface AppDialogProps {
  readonly open: boolean;
  /** Escape, the backdrop and the close button. Leaving with unsaved work can be refused here. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  readonly role?: 'dialog' | 'alertdialog';
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Wraps body and actions, for example into a `<form>`. */
  readonly frame?: (content: ReactNode) => ReactNode;
}

const unframed = (content: ReactNode): ReactNode => content;

/** A modal of medium width, the whole screen on a phone: title, body, actions at the right. */
export function AppDialog(props: AppDialogProps): ReactNode {
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
  return (
    <Dialog.Root
      open={open}
      onOpenChange={({ open: next }) => {
        if (!next) onClose();
      }}
      size={{ base: role === 'alertdialog' ? size : 'full', md: size }}
      placement={{ base: 'center', md: 'top' }}
      role={role}
      lazyMount
      unmountOnExit
      {...(initialFocus === undefined ? {} : { initialFocusEl: () => initialFocus.current })}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p={role === 'alertdialog' ? { base: '4', md: '0' } : '0'}>
          <Dialog.Content>
            <Dialog.Header pe="12">
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {frame(
              <>
                <Dialog.Body>{children}</Dialog.Body>
                {actions !== undefined && <Dialog.Footer flexWrap="wrap">{actions}</Dialog.Footer>}
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
