import { HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The words of an action in a page's bar, which screen readers read where only its icon is visible. */
export function MainLabel({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <HStack as="span" gap="2" data-label="">
      {children}
    </HStack>
  );
}
