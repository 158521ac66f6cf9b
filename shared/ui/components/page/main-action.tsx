import { Box, HStack, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { medium } from '../../theme/container-widths.ts';

const styles: SystemStyleObject = {
  '& > a, & > button': { width: '12', height: '12', minH: '12', px: '0', pb: '0', pt: '0', flexShrink: '0' },
  '& [data-label]': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  [medium]: {
    '& > a, & > button': {
      width: 'auto',
      height: 'fit-content',
      minH: '10',
      px: '5',
      pt: '0.12em',
      '@media (pointer: coarse)': { minH: '12' },
    },
    '& [data-label]': { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
  },
};

/**
 * The filled button of a page's bar. On a narrow page it is round, with its icon alone: mark everything else in it with
 * `MainLabel`.
 */
export function MainAction({ children }: { readonly children: ReactNode }): ReactNode {
  return <Box css={styles}>{children}</Box>;
}

/** The words of the main action, which screen readers read where only its icon is visible. */
export function MainLabel({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <HStack as="span" gap="2" data-label="">
      {children}
    </HStack>
  );
}
