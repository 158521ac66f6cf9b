import type { Paper } from '@shared/documents';
import { Box, Skeleton, useAfter } from '@shared/ui';
import type { ReactNode } from 'react';

const shapes: Readonly<Record<Paper, number>> = { letter: 8.5 / 11, a4: 210 / 297 };

/** A placeholder in the shape of the paper, shown after 150 ms. */
export function SheetSkeleton({ paper }: { readonly paper: Paper }): ReactNode {
  const visible = useAfter(150);
  return (
    <Box
      aria-hidden
      bg="white"
      shadow="sheet"
      aspectRatio={shapes[paper]}
      p="10%"
      visibility={visible ? 'visible' : 'hidden'}
    >
      {['40%', '60%', '95%', '90%', '92%', '55%'].map((width, index) => (
        <Skeleton key={width} height="3" width={width} mt={index % 3 === 0 ? '8' : '3'} />
      ))}
    </Box>
  );
}
