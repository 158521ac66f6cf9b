import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { jobStages, type JobStage } from '@shared/documents';
import { useEnvironment } from '@shared/remote-kit';
import { Flex, Portal } from '@shared/ui';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { JobCard } from '../card/job-card.tsx';
import type { JobCard as Job } from '../common/api/job-card-fields.ts';
import { useIsWide } from '../common/use-is-wide.ts';
import type { BoardPosition } from '../moving/move.ts';
import { useMoves } from '../moving/moves.tsx';
import type { TrackerQuery } from '../query/tracker-query.ts';
import { BoardContext, type BoardState } from './board-state.ts';
import { CloseDialog } from './close-dialog.tsx';
import { StageColumn } from './stage-column.tsx';
import { useEdgeScroll } from './use-edge-scroll.ts';
import { useFolded } from './use-folded.ts';

interface BoardProps {
  readonly query: TrackerQuery;
  /** The number of jobs in each stage, while it is known and nothing is searched for. */
  readonly counts: ReadonlyMap<JobStage, number>;
  readonly onDelete: (job: Job) => void;
}

/** Silences the library's own announcements, because the notice of a move already announces it. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

/** Milliseconds within which a moved card appears in its new column. */
const patience = 1000;

/**
 * Shows a column for each stage. Cards are dragged between columns by mouse or finger; their menus do the same by
 * keyboard.
 */
export function Board({ query, counts, onDelete }: BoardProps): ReactNode {
  const { move, waiting } = useMoves();
  const [dragged, setDragged] = useState<Job>();
  const [closing, setClosing] = useState<Job>();
  const [focusId, setFocusId] = useState<string>();
  const columns = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const [isFolded, setIsFolded] = useFolded(useEnvironment().session.subject);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that only scrolls must not pick up a card.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );

  const drop = ({ over }: DragEndEvent): void => {
    setDragged(undefined);
    const stage = jobStages.find((each) => each === over?.id);
    if (dragged === undefined || stage === undefined || stage === dragged.stage) return;
    if (stage === 'closed') setClosing(dragged);
    else move([dragged], { stage, closeReason: null });
  };
  const onMove = useCallback(
    (job: Job, to: BoardPosition): void => {
      move([job], to);
      if (to.stage !== job.stage) setFocusId(job.id);
    },
    [move],
  );
  useEffect(() => {
    if (focusId === undefined) return undefined;
    // A card moved to a page that is not loaded does not appear: the focus stays on the board, and the card must not
    // take it later.
    const timer = setTimeout(() => {
      setFocusId(undefined);
      if (document.activeElement === document.body) columns.current?.focus({ preventScroll: true });
    }, patience);
    return () => clearTimeout(timer);
  }, [focusId]);
  const draggedId = dragged?.id;
  const autoScroll = useEdgeScroll(columns, draggedId !== undefined);
  const state = useMemo(
    (): BoardState => ({
      draggedId,
      focusId,
      onFocused: () => setFocusId(undefined),
      onMove,
      onDelete,
      waiting,
    }),
    [draggedId, focusId, onMove, onDelete, waiting],
  );
  // Scroll snapping would undo the scrolling of a drag near the board's edge.
  const snapping = draggedId === undefined ? 'x mandatory' : 'none';
  const shown: readonly JobStage[] = query.stages.length === 0 ? jobStages : query.stages;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silent}
      autoScroll={autoScroll}
      onDragStart={({ active }) => setDragged(active.data.current?.['job'] as Job | undefined)}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={drop}
    >
      <BoardContext value={state}>
        <Flex
          ref={columns}
          tabIndex={-1}
          outline="none"
          gap="2"
          overflowX="auto"
          scrollSnapType={{ base: snapping, md: 'none' }}
        >
          {shown.map((stage) => {
            return (
              <StageColumn
                key={stage}
                stage={stage}
                query={query}
                expected={counts.get(stage)}
                canFold={isWide && shown.length > 1}
                {...(stage === 'closed' && { isFolded, onFold: setIsFolded })}
              />
            );
          })}
        </Flex>
      </BoardContext>
      <Portal>
        <DragOverlay dropAnimation={null} zIndex={1300}>
          {dragged !== undefined && (
            <JobCard job={dragged} isWaiting={false} look={{ boxShadow: 'floating', cursor: 'grabbing' }} />
          )}
        </DragOverlay>
      </Portal>
      <CloseDialog
        job={closing}
        onCancel={() => setClosing(undefined)}
        onClose={(closeReason) => {
          if (closing !== undefined) move([closing], { stage: 'closed', closeReason });
          setClosing(undefined);
        }}
      />
    </DndContext>
  );
}
