import { SimpleGrid } from '@shared/ui';
import type { ReactNode } from 'react';

/** Two related fields, side by side where there is room. */
export function FieldPair({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '6', md: '4' }} alignItems="start">
      {children}
    </SimpleGrid>
  );
}
