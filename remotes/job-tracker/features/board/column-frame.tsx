import { useDroppable } from '@dnd-kit/core';
import type { JobStage } from '@shared/documents';
import { Flex, type FlexProps } from '@shared/ui';
import type { ReactNode } from 'react';

interface ColumnFrameProps extends FlexProps {
  readonly stage: JobStage;
}

/** The box of a column, open or folded: cards can be dropped on it, and it shows when one is above it. */
export function ColumnFrame({ stage, ...rest }: ColumnFrameProps): ReactNode {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  return (
    <Flex
      ref={setNodeRef}
      as="section"
      direction="column"
      bg={isOver ? 'primary.subtle' : 'bg.subtle'}
      borderWidth="1px"
      borderColor={isOver ? 'primary.solid' : 'border'}
      borderRadius="l2"
      {...rest}
    />
  );
}
