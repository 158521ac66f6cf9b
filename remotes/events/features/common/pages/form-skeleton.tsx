import { Box, Skeleton, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { Loading } from '../loading.tsx';

const labelWidths = ['16%', '18%', '14%', '12%'] as const;

/** A form while its block loads: heading, labels, and fields. */
export function FormSkeleton(): ReactNode {
  return (
    <Loading>
      <Skeleton height="9" width="40%" mb="14" />
      <Stack gap="6">
        {labelWidths.map((width) => (
          <Box key={width}>
            <Skeleton height="4" width={width} mb="2" />
            <Skeleton height="10" />
          </Box>
        ))}
      </Stack>
    </Loading>
  );
}
