import { jobStages, type JobStage } from '@shared/documents';
import type { JobFilter } from '../common/api/list-jobs.ts';

export const views = ['board', 'table', 'calendar', 'insights'] as const;
export type View = (typeof views)[number];

export const attentions = ['all', 'attention', 'due', 'quiet'] as const;
export type Attention = (typeof attentions)[number];

/** The periods that the insights can cover. */
export const periods = ['all', 'year', 'quarter'] as const;
export type Period = (typeof periods)[number];

export const sortKeys = [
  ...(['stageSince', 'title', 'company', 'location', 'stage', 'nextStepOn', 'deadline', 'appliedOn'] as const),
  ...(['excitement', 'salary', 'source', 'createdAt', 'updatedAt'] as const),
] as const;
export type SortKey = (typeof sortKeys)[number];

export interface JobSort {
  readonly by: SortKey;
  readonly descending: boolean;
}

/** The filters, order, and view of the jobs, as the page's address holds them. */
export interface TrackerQuery {
  /** If undefined, the board is shown where it fits, and the list otherwise. */
  readonly view: View | undefined;
  readonly search: string;
  /** The stages to show; an empty list shows all of them. */
  readonly stages: readonly JobStage[];
  /** The tag to filter by; '' for any. */
  readonly tag: string;
  readonly attention: Attention;
  readonly sort: JobSort;
  /** The calendar's month as `YYYY-MM`; '' for the current one. */
  readonly month: string;
  readonly period: Period;
}

/** The jobs that moved most recently come first. */
export const defaultSort: JobSort = { by: 'stageSince', descending: true };

const oneOf = <Text extends string>(known: readonly Text[], text: string | null): Text | undefined =>
  known.find((each) => each === text);

function readSort(text: string | null): JobSort {
  const by = oneOf(sortKeys, text?.replace(/^-/, '') ?? null);
  return by === undefined ? defaultSort : { by, descending: text?.startsWith('-') === true };
}

const writeSort = ({ by, descending }: JobSort): string => `${descending ? '-' : ''}${by}`;

/** Reads a query from an address's parameters; unknown values are ignored. */
export function readTrackerQuery(from: URLSearchParams): TrackerQuery {
  const month = from.get('month') ?? '';
  return {
    view: oneOf(views, from.get('view')),
    search: from.get('q') ?? '',
    stages: jobStages.filter((stage) => from.getAll('stage').includes(stage)),
    tag: from.get('tag') ?? '',
    attention: oneOf(attentions, from.get('show')) ?? 'all',
    sort: readSort(from.get('sort')),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : '',
    period: oneOf(periods, from.get('period')) ?? 'all',
  };
}

/**
 * Writes `query` into a copy of the parameters `others` and keeps those that belong to something else. Default values
 * are left out.
 */
export function writeTrackerQuery(query: TrackerQuery, others: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams(others);
  const put = (name: string, value: string | undefined, usual: string): void => {
    if (value === undefined || value === usual) result.delete(name);
    else result.set(name, value);
  };
  put('view', query.view, '');
  put('q', query.search.trim() === '' ? '' : query.search, '');
  result.delete('stage');
  for (const stage of query.stages) result.append('stage', stage);
  put('tag', query.tag, '');
  put('show', query.attention, 'all');
  put('sort', writeSort(query.sort), writeSort(defaultSort));
  put('month', query.month, '');
  put('period', query.period, 'all');
  return result;
}

/** Returns whether the query hides some jobs. */
export const isNarrowed = ({ search, stages, tag, attention }: TrackerQuery): boolean =>
  search.trim() !== '' || stages.length > 0 || tag !== '' || attention !== 'all';

/** Returns the query as a filter of the gateway for the jobs at `stages`; an empty list matches any stage. */
export function filterOf({ search, tag, attention }: TrackerQuery, stages: readonly JobStage[]): JobFilter {
  const text = search.trim();
  return {
    ...(stages.length > 0 && { stages: [...stages] }),
    ...(text !== '' && { text }),
    ...(tag !== '' && { tags: [tag] }),
    ...(attention !== 'all' && { [attention]: true }),
  };
}
