import type { JobStage } from '@shared/documents';
import { useState, type ReactNode } from 'react';
import type { TrackerQuery } from '../query/tracker-query.ts';
import { BoardColumn } from './board-column.tsx';
import { FoldedColumn } from './folded-column.tsx';
import { useColumn } from './use-column.ts';

interface StageColumnProps {
  readonly stage: JobStage;
  readonly query: TrackerQuery;
  /** The number of jobs in the stage while they are not loaded; undefined if it is not known either. */
  readonly expected: number | undefined;
  /** Whether columns can be folded: where they are next to each other. */
  readonly canFold: boolean;
  /** Whether the person folded the column; undefined for stages that fold by themselves while they are empty. */
  readonly isFolded?: boolean;
  readonly onFold?: (isFolded: boolean) => void;
}

/**
 * The column of a stage, or its rail. An empty column takes up no more than a rail until the person opens it or a job
 * arrives.
 */
export function StageColumn({ stage, query, expected, canFold, isFolded, onFold }: StageColumnProps): ReactNode {
  const column = useColumn(stage, query);
  const [isOpened, setIsOpened] = useState(false);
  const count = column.jobs === undefined ? expected : column.total;
  const folded = canFold && (isFolded ?? (count === 0 && !isOpened && !column.failed));
  if (folded) {
    return (
      <FoldedColumn
        stage={stage}
        column={column}
        onUnfold={() => {
          if (onFold === undefined) setIsOpened(true);
          else onFold(false);
        }}
      />
    );
  }
  return (
    <BoardColumn
      stage={stage}
      column={column}
      onFold={canFold && onFold !== undefined ? () => onFold(true) : undefined}
    />
  );
}
