import { useTranslation } from '@shared/i18n';
import type { PageSize } from '@shared/lists';
import { Box, Flex } from '@shared/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { paneHeight, paneStyles, tallEnough } from '../common/panes.ts';

interface BesideListProps {
  readonly size: PageSize;
  /** The panels that are open beside the list (`SidePanel`). */
  readonly panels: ReactNode;
  readonly list: ReactNode;
  /** Id of the posting next to the list; the pane of another one starts at its top. */
  readonly postingId: string;
  /** The posting next to the list; null for none. */
  readonly posting: ReactNode;
}

/** Shows a list with one of its postings at its side, which stays in view while the list scrolls. */
export function BesideList({ size, panels, list, postingId, posting }: BesideListProps): ReactNode {
  const { t } = useTranslation();
  const pane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (pane.current !== null) pane.current.scrollTop = 0;
  }, [postingId]);
  const hasPanes = size === 'wide' || size === 'extra';
  const isBeside = hasPanes && posting !== null;
  return (
    <Flex
      align="stretch"
      // The panes start at the line below the head, without the gap of other pages, and end at the frame's edges.
      mt="-2"
      mx="calc(-1 * var(--page-gutter, 0px))"
      mb="calc(-1 * var(--page-end, 0px))"
      css={{ [tallEnough]: { minHeight: `calc(${paneHeight} - 2rem)` } }}
    >
      {panels}
      <Box minWidth="0" flex={isBeside ? '0 0 400px' : hasPanes ? '0 1 640px' : '1'}>
        {list}
      </Box>
      {isBeside && (
        <Box order="2" flex="1" minWidth="0" borderStartWidth="1px">
          <Box ref={pane} as="section" aria-label={t('posting.label')} css={paneStyles} px="6" pb="8">
            {posting}
          </Box>
        </Box>
      )}
    </Flex>
  );
}
