import { Flex, narrow } from '@shared/ui';
import type { ReactNode } from 'react';

const styles = {
  alignSelf: 'stretch',
  // They scroll before the title beside them is cut off.
  flexShrink: '1000',
  minWidth: '0',
  // A row of their own below the title, whose edge the first text has.
  [narrow]: { order: '1', flexBasis: '100%', mx: '-2' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    px: '2',
    minHeight: '11',
    textStyle: 'sm',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBlockEndWidth: '2px',
    borderColor: 'transparent',
    mb: '-1px',
  },
  '& a:hover': { color: 'fg' },
  '& a[aria-current]': { color: 'primary.fg', fontWeight: '700', borderColor: 'primary.solid' },
} as const;

/** Links to the pages of a section, the current one with `aria-current`. They scroll sideways where they do not fit. */
export function PageTabs({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <Flex as="nav" aria-label={label} overflowX="auto" overflowY="hidden" css={styles}>
      {children}
    </Flex>
  );
}
