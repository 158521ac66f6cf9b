import { ListSkeleton, Box } from '@shared/ui';
import type { ReactNode } from 'react';

/** The outline of the builder while it loads. */
export function BuilderSkeleton(): ReactNode {
  return (
    <Box maxWidth="460px" p="6" pt="20">
      <ListSkeleton rows={5} />
    </Box>
  );
}
