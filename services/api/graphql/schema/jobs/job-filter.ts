import { validate } from 'uuid';
import { builder } from '../../builder.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { type JobFilter } from '../../../../domain/jobs/job-filter.ts';
import { type JobSort, jobSortKeys } from '../../../../domain/jobs/list-jobs.ts';
import { CloseReasonType, JobStageType } from './job-parts.ts';

export const JobFilterInput = builder.inputType('JobFilter', {
  description: 'Jobs that pass all of what is named.',
  fields: (t) => ({
    stages: t.field({ type: [JobStageType] }),
    closeReasons: t.field({ type: [CloseReasonType] }),
    text: t.string({
      description:
        'Each of its words, anywhere in the job, whatever case and accents. "Several words" in quotation marks follow each other.',
    }),
    tags: t.stringList({ description: 'All of them.' }),
    sources: t.stringList({ description: 'Any of them.' }),
    excitementFrom: t.int(),
    from: t.field({ type: 'Date', description: 'With a deadline, a next step or an interview from this day on.' }),
    to: t.field({ type: 'Date', description: 'The same, up to this day.' }),
    appliedFrom: t.field({ type: 'Date' }),
    appliedTo: t.field({ type: 'Date' }),
    due: t.boolean({ description: 'With a next step of today or before.' }),
    quiet: t.boolean({ description: 'Without an answer for 10 days.' }),
    attention: t.boolean({ description: 'Due or quiet: what `jobsDue` counts.' }),
    resumeId: t.id(),
    letterId: t.id(),
  }),
});

const JobSortKeyType = builder.enumType('JobSortKey', { values: jobSortKeys });

export const JobSortInput = builder.inputType('JobSort', {
  description: 'Jobs that have nothing to be sorted by come last, in either direction.',
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
  const at = reader.at('filter');
  const idOf = (path: string, id: string | null | undefined): string | undefined => {
    if (id === null || id === undefined) return undefined;
    if (!validate(id)) at.refuse(path, 'There is no such document.');
    return id;
  };
  const filter: JobFilter = {
    stages: input.stages ?? undefined,
    closeReasons: input.closeReasons ?? undefined,
    text: at.line('text', input.text, maxSearchLength) ?? undefined,
    tags: input.tags ?? undefined,
    sources: input.sources ?? undefined,
    excitementFrom: input.excitementFrom ?? undefined,
    from: at.day('from', input.from) ?? undefined,
    to: at.day('to', input.to) ?? undefined,
    appliedFrom: at.day('appliedFrom', input.appliedFrom) ?? undefined,
    appliedTo: at.day('appliedTo', input.appliedTo) ?? undefined,
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
