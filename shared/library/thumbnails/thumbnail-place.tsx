import { Box } from '@shared/ui';
import type { ReactNode } from 'react';

/** Where a picture of a first page is or will be: always of one shape, so that nothing moves when it comes. */
export function ThumbnailPlace({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <Box
      aspectRatio={17 / 22}
      bg="white"
      borderTopRadius="l2"
      borderBottomWidth="1px"
      overflow="hidden"
      position="relative"
      aria-hidden
    >
      {children}
    </Box>
  );
}
