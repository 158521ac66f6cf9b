import { Box } from '@shared/ui';
import type { ReactNode } from 'react';
import { useScoreRoom } from './score-room.ts';

/** The place of a score in a row, for people who have scores. A card is whole without it. */
export function ScorePlace({ size }: { readonly size?: 'xs' | 'sm' }): ReactNode {
  const hasRoom = useScoreRoom();
  return size === 'sm' && hasRoom ? <Box boxSize="8" flexShrink="0" /> : null;
}
