import { useDraggable } from '@dnd-kit/core';
import { Box } from '@shared/ui';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { JobCard } from '../card/job-card.tsx';
import { JobMenu } from '../card/job-menu.tsx';
import type { JobCard as Job } from '../common/api/job-card-fields.ts';
import { useBoard } from './board-state.ts';

/** A card that can be taken by any part of it. */
export function DraggableCard({ job }: { readonly job: Job }): ReactNode {
  const { focusId, onFocused, onMove, onDelete, waiting, draggedId } = useBoard();
  const { setNodeRef, listeners } = useDraggable({ id: job.id, data: { job } });
  const card = useRef<HTMLDivElement>(null);
  const wantsFocus = focusId === job.id;
  useEffect(() => {
    if (!wantsFocus) return;
    // Once the menu is out of the page, which gives the focus back to where its button was.
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
    <Box
      ref={(element: HTMLDivElement | null) => {
        card.current = element;
        setNodeRef(element);
      }}
      data-job={job.id}
      opacity={draggedId === job.id ? 0.4 : 1}
      cursor="grab"
      userSelect="none"
      touchAction="manipulation"
      css={{ WebkitTouchCallout: 'none' }}
      {...listeners}
    >
      <JobCard job={job} isWaiting={waiting.has(job.id)} tools={tools} />
    </Box>
  );
}
