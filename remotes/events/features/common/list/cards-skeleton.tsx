import { Box, Skeleton, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { Loading } from '../loading.tsx';

const titleWidths = ['45%', '35%', '40%'] as const;

/** The list while it loads: three cards with title, facts, and use. */
export function CardsSkeleton(): ReactNode {
  return (
    <Loading>
      <Stack gap="3">
        {titleWidths.map((width) => (
          <Box key={width} bg="bg.panel" borderWidth="1px" borderRadius="l2" px={{ base: '4', md: '6' }} pt="4" pb="5">
            <Skeleton height="5" width={width} />
            <Skeleton height="4" mt="4" width="60%" />
            <Skeleton height="3" mt="3" width="25%" />
          </Box>
        ))}
      </Stack>
    </Loading>
  );
}
