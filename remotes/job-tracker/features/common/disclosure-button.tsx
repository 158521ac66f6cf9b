import { Button, type ButtonProps } from '@shared/ui';
import type { ReactNode } from 'react';

type Look = Pick<ButtonProps, 'color' | 'textStyle' | 'minHeight' | 'width' | 'justifyContent'>;

export interface DisclosureButtonProps extends Look {
  readonly isOpen: boolean;
  /** The id of what it opens; undefined while that is not in the document. */
  readonly controls: string | undefined;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A quiet button that opens and closes what belongs to it, and keeps the focus. */
export function DisclosureButton({ isOpen, controls, onToggle, children, ...look }: DisclosureButtonProps): ReactNode {
  return (
    <Button
      variant="plain"
      size="sm"
      px="0"
      {...look}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {children}
    </Button>
  );
}
