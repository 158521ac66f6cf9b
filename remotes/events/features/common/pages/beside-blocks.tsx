import { usePageSize } from '@shared/lists';
import { useParams } from '@shared/router';
import { Box, Flex } from '@shared/ui';
import type { ReactNode } from 'react';
import type { ListedKind } from '../event-definition.ts';
import type { StoredEvent } from '../event-kind.ts';
import { BlocksPane } from './blocks-pane.tsx';

interface BesideBlocksProps<Event extends StoredEvent> {
  readonly kind: ListedKind<Event>;
  readonly children: ReactNode;
}

/**
 * A form with the list of its kind at its side where there is room for both. The form keeps its place in the tree, so
 * that turning a tablet loses nothing that was typed.
 */
export function BesideBlocks<Event extends StoredEvent>({ kind, children }: BesideBlocksProps<Event>): ReactNode {
  const { eventId } = useParams();
  const { size, place } = usePageSize();
  return (
    <Flex ref={place} align="stretch">
      {(size === 'wide' || size === 'extra') && <BlocksPane kind={kind} openId={eventId} />}
      <Box flex="1" minWidth="0">
        {children}
      </Box>
    </Flex>
  );
}
