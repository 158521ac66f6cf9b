import { Button, type ButtonProps } from '@shared/ui';
import type { ReactNode, Ref } from 'react';
import { useRecordFormTexts } from './texts.ts';

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'disabled'> {
  readonly busy: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that shows that it is saving and keeps the focus in the meantime, which a disabled one would lose. */
export function BusyButton({ busy, children, onClick, ...button }: BusyButtonProps): ReactNode {
  const t = useRecordFormTexts();
  return (
    <Button
      {...button}
      aria-disabled={busy}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? t('saving') : children}
    </Button>
  );
}
