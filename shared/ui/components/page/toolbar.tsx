import { Box, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { acrossGutter } from './across-gutter.ts';

const styles: SystemStyleObject = {
  ...acrossGutter,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  py: '1',
  minHeight: '12',
};

/** One row of small controls; it wraps where they do not fit. */
export function Toolbar({ children }: { readonly children: ReactNode }): ReactNode {
  return <Box css={styles}>{children}</Box>;
}
