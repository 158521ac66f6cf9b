import type { JobStage } from '@shared/documents';
import { useToday } from '../common/use-today.ts';
import { filterOf, type TrackerQuery } from '../query/tracker-query.ts';
import type { JobPages } from '../lists/use-job-pages.ts';
import { useJobList } from '../lists/use-job-list.ts';
import { useBoard } from './board-state.ts';

/** Slightly more cards than a column of a large screen shows at once. */
const firstCards = 20;

/** Loads the jobs of one stage, page by page. */
export function useColumn(stage: JobStage, query: TrackerQuery): JobPages {
  const today = useToday();
  const { draggedId } = useBoard();
  const variables = { filter: filterOf(query, [stage]), sort: { ...query.sort }, first: firstCards, today };
  return useJobList(variables, draggedId !== undefined);
}
