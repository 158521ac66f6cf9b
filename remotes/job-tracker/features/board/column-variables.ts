import type { JobStage, PlainDay } from '@shared/documents';
import { filterOf, type TrackerQuery } from '../query/tracker-query.ts';

/** Slightly more cards than a column of a large screen shows at once. */
const firstCards = 20;

/** Returns which jobs the column of a stage loads first. */
export const columnVariables = (stage: JobStage, query: TrackerQuery, today: PlainDay) => ({
  ...{ filter: filterOf(query, [stage]), sort: { ...query.sort }, first: firstCards, today },
});
