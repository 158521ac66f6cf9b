import { useDraggable } from '@dnd-kit/core';
import { memo, useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { JobCard } from '../card/job-card.tsx';
import { JobMenu } from '../card/job-menu.tsx';
import type { JobCard as Job } from '../common/api/job-card-fields.ts';
import { useBoard } from './board-state.ts';

/** Inline styles, because every column that a dragged card passes renders all cards again. */
const look: CSSProperties = {
  cursor: 'grab',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTouchCallout: 'none',
};
const draggedLook: CSSProperties = { ...look, opacity: 0.4 };

function PlainDraggableCard({ job }: { readonly job: Job }): ReactNode {
  const { focusId, onFocused, onMove, onDelete, waiting, draggedId } = useBoard();
  const { setNodeRef, listeners } = useDraggable({ id: job.id, data: { job } });
  const card = useRef<HTMLDivElement>(null);
  const wantsFocus = focusId === job.id;
  useEffect(() => {
    if (!wantsFocus) return;
    // Waits until the menu has left the page, because closing it returns the focus to where its button was.
    const timer = setTimeout(() => {
      card.current?.querySelector('button')?.focus();
      onFocused();
    });
    return () => clearTimeout(timer);
  }, [wantsFocus, onFocused]);
  const tools = useMemo(
    () => <JobMenu job={job} onMove={(to) => onMove(job, to)} onDelete={() => onDelete(job)} />,
    [job, onMove, onDelete],
  );
  return (
    <div
      ref={(element) => {
        card.current = element;
        setNodeRef(element);
      }}
      data-job={job.id}
      style={draggedId === job.id ? draggedLook : look}
      {...listeners}
    >
      <JobCard job={job} isWaiting={waiting.has(job.id)} tools={tools} />
    </div>
  );
}

/** A card that can be dragged by any part of it. */
export const DraggableCard = memo(PlainDraggableCard);
