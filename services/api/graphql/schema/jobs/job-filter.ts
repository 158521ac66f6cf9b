import { validate } from 'uuid';
import { builder } from '../../builder.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { type JobFilter } from '../../../../domain/jobs/job-filter.ts';
import { type JobSort, jobSortKeys } from '../../../../domain/jobs/list-jobs.ts';
import { CloseReasonType, JobStageType } from './job-parts.ts';

export const JobFilterInput = builder.inputType('JobFilter', {
  description: 'Jobs that match all given conditions.',
  fields: (t) => ({
    stages: t.field({ type: [JobStageType] }),
    closeReasons: t.field({ type: [CloseReasonType] }),
    text: t.string({
      description:
        'All of these words, anywhere in the job, ignoring case and accents. "Words in quotation marks" must appear next to each other.',
    }),
    tags: t.stringList({ description: 'With all of these.' }),
    sources: t.stringList({ description: 'With any of these.' }),
    excitementFrom: t.int(),
    from: t.field({ type: 'Date', description: 'With a deadline, a next step or an interview on or after this date.' }),
    to: t.field({ type: 'Date', description: 'With a deadline, a next step or an interview on or before this date.' }),
    appliedFrom: t.field({ type: 'Date' }),
    appliedTo: t.field({ type: 'Date' }),
    due: t.boolean({ description: 'With a next step due today or earlier.' }),
    quiet: t.boolean({ description: 'Without a reply for 10 days.' }),
    attention: t.boolean({ description: 'Due or quiet, as counted by `jobsDue`.' }),
    resumeId: t.id(),
    letterId: t.id(),
  }),
});

const JobSortKeyType = builder.enumType('JobSortKey', { values: jobSortKeys });

export const JobSortInput = builder.inputType('JobSort', {
  description: 'Jobs without a value to sort by come last in both directions.',
  fields: (t) => ({
    by: t.field({ type: JobSortKeyType, required: true }),
    descending: t.boolean(),
  }),
});

/** The maximum length of a search text, in characters. No person writes longer ones. */
const maxSearchLength = 300;

/** Reads a filter of jobs. Throws BAD_USER_INPUT. */
export function readJobFilter(input: typeof JobFilterInput.$inferInput | null | undefined): JobFilter {
  if (!input) return {};
  const reader = new InputReader();
  const filterReader = reader.at('filter');
  const idOf = (path: string, id: string | null | undefined): string | undefined => {
    if (id === null || id === undefined) return undefined;
    if (!validate(id)) filterReader.refuse(path, 'This document does not exist.');
    return id;
  };
  const filter: JobFilter = {
    stages: input.stages ?? undefined,
    closeReasons: input.closeReasons ?? undefined,
    text: filterReader.line('text', input.text, maxSearchLength) ?? undefined,
    tags: input.tags ?? undefined,
    sources: input.sources ?? undefined,
    excitementFrom: input.excitementFrom ?? undefined,
    from: filterReader.day('from', input.from) ?? undefined,
    to: filterReader.day('to', input.to) ?? undefined,
    appliedFrom: filterReader.day('appliedFrom', input.appliedFrom) ?? undefined,
    appliedTo: filterReader.day('appliedTo', input.appliedTo) ?? undefined,
    isDue: input.due ?? undefined,
    isQuiet: input.quiet ?? undefined,
    wantsAttention: input.attention ?? undefined,
    resumeId: idOf('resumeId', input.resumeId),
    letterId: idOf('letterId', input.letterId),
  };
  reader.finish();
  return filter;
}

/** Reads a sort order. The default is by the most recent change of stage, newest first. */
export const readJobSort = (input: typeof JobSortInput.$inferInput | null | undefined): JobSort =>
  input ? { by: input.by, isDescending: input.descending ?? false } : { by: 'stageSince', isDescending: true };
