import { ChevronRightIcon, Span } from '@shared/ui';
import type { ReactNode } from 'react';

/** The chevron of a button that opens a panel below it; points down while the panel is open. */
export function OpenMark({ isOpen, size }: { readonly isOpen: boolean; readonly size: number }): ReactNode {
  return (
    <Span
      flexShrink="0"
      transition="transform 150ms ease-out"
      transform={isOpen ? 'rotate(90deg)' : 'none'}
      _motionReduce={{ transition: 'none' }}
      aria-hidden
    >
      <ChevronRightIcon size={size} />
    </Span>
  );
}
