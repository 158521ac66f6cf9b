import { Box, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { medium } from '../../theme/container-widths.ts';

const styles: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  py: '1',
  minHeight: '12',
  borderBottomWidth: '1px',
  mx: 'calc(-1 * var(--page-gutter, 0px))',
  px: 'var(--page-gutter, 0px)',
  [medium]: { rowGap: '1' },
};

/** One row of small controls; it wraps where they do not fit. */
export function Toolbar({ children }: { readonly children: ReactNode }): ReactNode {
  return <Box css={styles}>{children}</Box>;
}
