import type { JobStage } from '@shared/documents';
import { useToday } from '../common/use-today.ts';
import type { TrackerQuery } from '../query/tracker-query.ts';
import type { JobPages } from '../lists/use-job-pages.ts';
import { useJobList } from '../lists/use-job-list.ts';
import { useBoard } from './board-state.ts';
import { columnVariables } from './column-variables.ts';

/** Loads the jobs of one stage, page by page. */
export function useColumn(stage: JobStage, query: TrackerQuery): JobPages {
  const today = useToday();
  const { draggedId } = useBoard();
  return useJobList(columnVariables(stage, query, today), draggedId !== undefined);
}
