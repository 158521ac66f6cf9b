import { Box, Skeleton, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { Loading } from '../loading.tsx';

const titleWidths = ['45%', '35%', '40%'] as const;

/** The list while it loads: three rows with title and facts. */
export function CardsSkeleton(): ReactNode {
  return (
    <Loading>
      <Stack gap="0" mt="-2">
        {titleWidths.map((width) => (
          <Box key={width} borderBottomWidth="1px" py="3">
            <Skeleton height="3" width={width} />
            <Skeleton height="3" mt="2" width="60%" />
          </Box>
        ))}
      </Stack>
    </Loading>
  );
}
