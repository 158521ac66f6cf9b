import { Box } from '@shared/ui';
import type { ReactNode } from 'react';
import { useNotice } from './notice-place.tsx';
import { mainProps } from '../page/use-page-change.ts';

interface Props {
  /** The name of the area, until the page has a heading. */
  readonly area: string | undefined;
  /** An ISO 8601 instant; null while no deletion is scheduled. */
  readonly deletionDate: string | null;
  /** The address of the identity provider. */
  readonly authority: string;
  readonly children: ReactNode;
}

const belowNotice = { '--builder-height': 'calc(100dvh - var(--row-1))' };

/**
 * A page that takes the whole window (product.md §2), below the notice if there is one. The builder fits into the
 * remaining height, `--builder-height`.
 */
export function BuilderFrame({ area, deletionDate, authority, children }: Props): ReactNode {
  const notice = useNotice(deletionDate, authority);
  return (
    <Box {...mainProps} aria-label={area} minHeight="100dvh" css={notice ? belowNotice : undefined}>
      {notice}
      {children}
    </Box>
  );
}
