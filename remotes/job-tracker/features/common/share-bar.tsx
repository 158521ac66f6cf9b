import { Box } from '@shared/ui';
import type { ReactNode } from 'react';

/** Shows a share as the length of a bar. It is decorative, because the number is next to it. */
export function ShareBar({ share }: { readonly share: number }): ReactNode {
  return (
    <Box bg="bg.muted" borderRadius="full" height="2" mt="1" aria-hidden>
      <Box bg="secondary.500" borderRadius="full" height="2" style={{ width: `${Math.round(share * 100)}%` }} />
    </Box>
  );
}
