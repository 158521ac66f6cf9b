import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { ErrorNotice } from '../primitives/error-notice.tsx';
import { useAfter } from '../primitives/list-skeleton.tsx';
import { useUiTexts } from '../texts.ts';

interface WaitingDialogProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Milliseconds of waiting before a message is shown. */
const patience = 400;

/** Replaces an overlay whose code is not loaded. It is the browser's own dialog, which needs no code. */
export function WaitingDialog(props: WaitingDialogProps): ReactNode {
  const isLong = useAfter(patience);
  return props.failed || isLong ? <NativeDialog {...props} /> : null;
}

function NativeDialog({ failed, onRetry, onClose }: WaitingDialogProps): ReactNode {
  const t = useUiTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing restores the focus, so that the overlay later returns it to the same element.
    return () => element?.close();
  }, []);
  return (
    <chakra.dialog
      ref={dialog}
      aria-label={failed ? t('late.title') : t('loading')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      m="auto"
      p="6"
      maxWidth="min(28rem, calc(100vw - 2rem))"
      border="none"
      borderRadius="l3"
      bg="bg.panel"
      color="fg"
      shadow="floating"
      _backdrop={{ bg: 'blackAlpha.500' }}
    >
      {failed ? (
        <ErrorNotice title={t('late.title')} onRetry={onRetry}>
          {t('late.safe')}
        </ErrorNotice>
      ) : (
        <span role="status">{t('loading')}</span>
      )}
    </chakra.dialog>
  );
}
