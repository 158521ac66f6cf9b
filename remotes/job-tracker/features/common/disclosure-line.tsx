import { Box, ChevronDownIcon } from '@shared/ui';
import type { ReactNode } from 'react';
import { DisclosureButton, type DisclosureButtonProps } from './disclosure-button.tsx';

/** A whole line that opens and closes what is below it, with an arrow at its end. */
export function DisclosureLine({ children, ...props }: DisclosureButtonProps): ReactNode {
  return (
    <DisclosureButton color="fg" width="full" justifyContent="space-between" {...props}>
      {children}
      <Box as="span" transform={props.isOpen ? 'rotate(180deg)' : undefined}>
        <ChevronDownIcon size={18} aria-hidden />
      </Box>
    </DisclosureButton>
  );
}
