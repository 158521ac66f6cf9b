import { Flex } from '@shared/ui';
import type { ReactNode } from 'react';

/** A checkbox with a touch target around it; content next to it in its label makes it taller. */
export function CheckField({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Flex width="11" height="10" flexShrink="0" align="center" justify="center">
      {children}
    </Flex>
  );
}
