import { Box } from '@shared/ui';
import type { ReactNode } from 'react';

/** The space of a picture of a first page, always of the same shape, so that nothing moves when the picture loads. */
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
