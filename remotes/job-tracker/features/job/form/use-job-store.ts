import { jobStages } from '@shared/documents';
import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { type RecordStore, type SavedBase } from '@shared/record-forms';
import { useMemo, useRef } from 'react';
import { mergeValues, type MergeConflict } from '@shared/documents';
import { evictDueCount } from '../../common/api/evict-due-count.ts';
import { useToday } from '../../common/use-today.ts';
import { getJob } from '../api/get-job.ts';
import type { Job } from '../api/job-fields.ts';
import { createJob, updateJob } from '../api/save-job.ts';
import { isAppliedSince, type History } from '../use-application.ts';
import { jobInputOf, jobValuesOf, type JobInput, type JobValues } from '../job-values.ts';

/** A job as its form saves it. */
export type StoredJob = Job &
  SavedBase & {
    /** The history before the save, if the saved day of the application moved the job. */
    readonly movedFrom?: History;
  };

/** Converts a job to the record of its form; `before` is its history before a save that moved it. */
export const storedJob = (job: Job, before?: History): StoredJob => ({
  ...job,
  uuid: job.id,
  ...(before !== undefined && isAppliedSince(before, job) && { movedFrom: before }),
});

const fieldsOf = (input: JobInput): ReadonlyMap<string, string> =>
  new Map(Object.entries(input).map(([name, value]) => [name, JSON.stringify(value ?? null)]));

interface JobStore extends RecordStore<JobValues, StoredJob> {
  /** Notes that the form now shows these stored values. */
  readonly follow: (changes: Job | Pick<Job, 'appliedOn'>) => void;
}

/** Returns the fields in which `input` differs from `known`. */
function changesOf(input: JobInput, known: JobInput): Partial<JobInput> {
  const before = fieldsOf(known);
  const changed = [...fieldsOf(input)].filter(([name, value]) => before.get(name) !== value).map(([name]) => name);
  return Object.fromEntries(Object.entries(input).filter(([name]) => changed.includes(name)));
}

/** Merges the tasks of two saves one by one; undefined where both changed the same task differently. */
function mergeTasks(base: JobInput, mine: JobInput, theirs: JobInput): Partial<JobInput> | undefined {
  const conflicts: MergeConflict[] = [];
  const tasks = mergeValues(base.tasks, mine.tasks, theirs.tasks, [], { choices: new Map(), conflicts });
  return conflicts.length === 0 ? { tasks: tasks as NonNullable<JobInput['tasks']> } : undefined;
}

/**
 * Creates and updates a job through the gateway. Only changed fields are sent, so that changes of other fields by
 * another device or by a move on the board are kept.
 */
export function useJobStore(job: Job | null): JobStore {
  const client = useApolloClient();
  const today = useToday();
  const known = useRef(job);
  return useMemo(() => {
    const save = async (id: string, version: number, input: Partial<JobInput>): Promise<Job | undefined> => {
      const result = await client.mutate({
        mutation: updateJob,
        variables: { id, version, input, today },
        context: keepPlace,
      });
      const answer = dataOf(result).job.updateJob;
      return answer.__typename === 'Job' ? answer : undefined;
    };
    const newestOf = async (id: string): Promise<Job> => {
      const result = await client.query({
        query: getJob,
        variables: { id, today },
        fetchPolicy: 'network-only',
        context: keepPlace,
      });
      return dataOf(result).job;
    };
    /**
     * Returns the history of a job that the page shows as saved. The form's initial values do not include moves made on
     * the page.
     */
    const historyOf = (id: string): History | undefined => {
      const shown = client.readQuery({ query: getJob, variables: { id, today } })?.job;
      return shown?.stage === 'saved' ? shown.stages : undefined;
    };
    const done = (
      saved: Job,
      before: History | undefined,
    ): { readonly status: 'saved'; readonly record: StoredJob } => {
      known.current = saved;
      evictDueCount(client.cache);
      return { status: 'saved', record: storedJob(saved, before) };
    };
    return {
      follow(changes) {
        if (known.current !== null) known.current = { ...known.current, ...changes };
      },
      async create(values, id) {
        const input = jobInputOf(values);
        const stage = jobStages.find((each) => each === values.stage) ?? 'saved';
        const result = await client.mutate({
          mutation: createJob,
          variables: { id, input: { ...input, stage }, today },
          context: keepPlace,
        });
        evictDueCount(client.cache);
        const made = dataOf(result).job.createJob;
        // An earlier attempt whose response was lost may have created the job with older input.
        const missing = changesOf(input, jobInputOf(jobValuesOf(made)));
        const whole = Object.keys(missing).length === 0 ? made : await save(made.id, made.version, missing);
        return storedJob(whole ?? made, [{ id, stage: 'saved', closeReason: null, on: today }]);
      },
      // If a lost attempt created the job, the next attempt returns that job, so nothing needs to be looked up.
      find: () => Promise.resolve(undefined),
      async update({ id, version }, values) {
        const begun = known.current;
        const before = begun === null ? undefined : jobInputOf(jobValuesOf(begun));
        const input = jobInputOf(values);
        const mine = before === undefined ? input : changesOf(input, before);
        const history = 'appliedOn' in mine ? historyOf(id) : undefined;
        const saved = await save(id, version, mine);
        if (saved !== undefined) return done(saved, history);
        const newest = await newestOf(id);
        const other = jobInputOf(jobValuesOf(newest));
        const theirs = before === undefined ? {} : changesOf(other, before);
        const tasks =
          before !== undefined && 'tasks' in mine && 'tasks' in theirs ? mergeTasks(before, input, other) : {};
        const isApart =
          before !== undefined &&
          tasks !== undefined &&
          !Object.keys(theirs).some((name) => name in mine && !(name in tasks));
        const merged = isApart ? await save(id, newest.version, { ...mine, ...tasks }) : undefined;
        if (merged !== undefined) return done(merged, history);
        // A person who keeps the other version has seen the newest one.
        known.current = newest;
        return { status: 'conflict', newest: storedJob(newest) };
      },
    };
  }, [client, today]);
}
