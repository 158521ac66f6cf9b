import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { type RecordStore, type SavedBase } from '@shared/record-forms';
import { useMemo, useRef } from 'react';
import { forgetDue } from '../common/api/forget-due.ts';
import { useToday } from '../common/use-today.ts';
import { getJob } from './api/get-job.ts';
import type { Job } from './api/job-fields.ts';
import { createJob, updateJob } from './api/save-job.ts';
import { isAppliedSince, type History } from './use-application.ts';
import { jobInputOf, jobValuesOf, type JobInput, type JobValues } from './job-values.ts';

/** A job as a form saves it. */
export type StoredJob = Job &
  SavedBase & {
    /** Its history before the save, where the day of the application that was saved has moved it. */
    readonly movedFrom?: History;
  };

export const storedJob = (job: Job, before?: History): StoredJob => ({
  ...job,
  uuid: job.id,
  ...(before !== undefined && isAppliedSince(before, job) && { movedFrom: before }),
});

const fieldsOf = (input: JobInput): ReadonlyMap<string, string> =>
  new Map(Object.entries(input).map(([name, value]) => [name, JSON.stringify(value ?? null)]));

interface JobStore extends RecordStore<JobValues, StoredJob> {
  /** The form shows this day of application now, as it is stored. */
  readonly follow: (appliedOn: Job['appliedOn']) => void;
}

/** The fields in which `input` says something else than `known`. */
function changesOf(input: JobInput, known: JobInput): Partial<JobInput> {
  const before = fieldsOf(known);
  const changed = [...fieldsOf(input)].filter(([name, value]) => before.get(name) !== value).map(([name]) => name);
  return Object.fromEntries(Object.entries(input).filter(([name]) => changed.includes(name)));
}

/**
 * Creating and updating a job over the gateway. Only what was changed is sent: where another device, or a move on the
 * board, has changed other things meanwhile, both stay.
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
    /** The history of a job that the page shows as saved only: moves on the page are not in what the form began with. */
    const historyOf = (id: string): History | undefined => {
      const shown = client.readQuery({ query: getJob, variables: { id, today } })?.job;
      return shown?.stage === 'saved' ? shown.stages : undefined;
    };
    const done = (
      saved: Job,
      before: History | undefined,
    ): { readonly status: 'saved'; readonly record: StoredJob } => {
      known.current = saved;
      forgetDue(client.cache);
      return { status: 'saved', record: storedJob(saved, before) };
    };
    return {
      follow(appliedOn) {
        if (known.current !== null) known.current = { ...known.current, appliedOn };
      },
      async create(values, id) {
        const input = jobInputOf(values);
        const result = await client.mutate({
          mutation: createJob,
          variables: { id, input, today },
          context: keepPlace,
        });
        forgetDue(client.cache);
        const made = dataOf(result).job.createJob;
        // An earlier try, whose answer was lost, may have made it with what was typed by then.
        const missing = changesOf(input, jobInputOf(jobValuesOf(made)));
        const whole = Object.keys(missing).length === 0 ? made : await save(made.id, made.version, missing);
        return storedJob(whole ?? made, [{ id, stage: 'saved', closeReason: null, on: today }]);
      },
      // A job that a lost try has made answers the next try itself.
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
        const theirs = before === undefined ? {} : changesOf(jobInputOf(jobValuesOf(newest)), before);
        const isApart = before !== undefined && !Object.keys(theirs).some((name) => name in mine);
        const merged = isApart ? await save(id, newest.version, mine) : undefined;
        if (merged !== undefined) return done(merged, history);
        // Whoever chooses to keep theirs has seen the newest.
        known.current = newest;
        return { status: 'conflict', newest: storedJob(newest) };
      },
    };
  }, [client, today]);
}
