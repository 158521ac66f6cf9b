import { useDroppable } from '@dnd-kit/core';
import type { JobStage } from '@shared/documents';
import { Flex, type FlexProps } from '@shared/ui';
import type { ReactNode } from 'react';

interface ColumnFrameProps extends FlexProps {
  readonly stage: JobStage;
}

/**
 * The frame of a column, expanded or collapsed. Cards can be dropped on it, and it is highlighted while one is over it.
 */
export function ColumnFrame({ stage, ...rest }: ColumnFrameProps): ReactNode {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  return (
    <Flex
      ref={setNodeRef}
      as="section"
      direction="column"
      bg={isOver ? 'primary.subtle' : 'bg.mist'}
      outline={isOver ? '2px solid' : undefined}
      outlineColor="primary.solid"
      data-column={stage}
      borderRadius="l2"
      {...rest}
    />
  );
}
