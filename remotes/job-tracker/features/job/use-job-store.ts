import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { type RecordStore, type SavedBase } from '@shared/record-forms';
import { useMemo, useRef } from 'react';
import { forgetDue } from '../common/api/forget-due.ts';
import { useToday } from '../common/use-today.ts';
import { getJob } from './api/get-job.ts';
import type { Job } from './api/job-fields.ts';
import { createJob, updateJob } from './api/save-job.ts';
import { jobInputOf, jobValuesOf, type JobInput, type JobValues } from './job-values.ts';

/** A job as a form saves it. */
export type StoredJob = Job & SavedBase;

export const storedJob = (job: Job): StoredJob => ({ ...job, uuid: job.id });

const fieldsOf = (input: JobInput): ReadonlyMap<string, string> =>
  new Map(Object.entries(input).map(([name, value]) => [name, JSON.stringify(value ?? null)]));

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
export function useJobStore(job: Job | null): RecordStore<JobValues, StoredJob> {
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
    const done = (saved: Job): { readonly status: 'saved'; readonly record: StoredJob } => {
      known.current = saved;
      forgetDue(client.cache);
      return { status: 'saved', record: storedJob(saved) };
    };
    return {
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
        return storedJob(whole ?? made);
      },
      // A job that a lost try has made answers the next try itself.
      find: () => Promise.resolve(undefined),
      async update({ id, version }, values) {
        const begun = known.current;
        const before = begun === null ? undefined : jobInputOf(jobValuesOf(begun));
        const input = jobInputOf(values);
        const mine = before === undefined ? input : changesOf(input, before);
        const saved = await save(id, version, mine);
        if (saved !== undefined) return done(saved);
        const newest = await newestOf(id);
        const theirs = before === undefined ? {} : changesOf(jobInputOf(jobValuesOf(newest)), before);
        const isApart = before !== undefined && !Object.keys(theirs).some((name) => name in mine);
        const merged = isApart ? await save(id, newest.version, mine) : undefined;
        if (merged !== undefined) return done(merged);
        // Whoever chooses to keep theirs has seen the newest.
        known.current = newest;
        return { status: 'conflict', newest: storedJob(newest) };
      },
    };
  }, [client, today]);
}
