import { Button, type ButtonProps } from '@shared/ui';
import type { ReactNode } from 'react';

interface DisclosureButtonProps {
  readonly isOpen: boolean;
  /** The id of what it opens; undefined while that is not in the document. */
  readonly controls: string | undefined;
  readonly color?: ButtonProps['color'];
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A quiet button that opens and closes what belongs to it, and keeps the focus. */
export function DisclosureButton({ isOpen, controls, color, onToggle, children }: DisclosureButtonProps): ReactNode {
  return (
    <Button
      variant="plain"
      size="sm"
      px="0"
      {...(color !== undefined && { color })}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {children}
    </Button>
  );
}
