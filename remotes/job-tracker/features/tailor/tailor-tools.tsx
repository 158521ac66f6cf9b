import { Flex, PageTools } from '@shared/ui';
import type { ReactNode } from 'react';
import { useHasRoomBeside } from '../common/use-is-wide.ts';

/** What a proposal starts from: in the toolbar, or above the proposal where the toolbar would take most of the window. */
export function TailorTools({ children }: { readonly children: ReactNode }): ReactNode {
  const isWide = useHasRoomBeside();
  if (isWide) return <PageTools>{children}</PageTools>;
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {children}
    </Flex>
  );
}
