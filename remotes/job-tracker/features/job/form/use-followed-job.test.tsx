import { useForm } from '@shared/forms';
import { renderHook } from '@testing-library/react';
import { job } from '../../../__tests__/stored-jobs.ts';
import type { Job } from '../api/job-fields.ts';
import { jobValuesOf, type JobValues } from '../job-values.ts';
import { useFollowedJob } from './use-followed-job.ts';

const storedJob = (version: number, title: string): Job => job('a', { version, title }) as unknown as Job;

interface Shown {
  readonly shown: Job;
  readonly isSaving?: boolean;
  readonly savedVersion?: number;
}

/** Shows the title of a form that follows a job. */
function openForm() {
  const initialProps: Shown = { shown: storedJob(1, 'Welder') };
  const { result, rerender } = renderHook(
    ({ shown, isSaving = false, savedVersion = 1 }: Shown) => {
      const form = useForm<JobValues>({ defaultValues: jobValuesOf(storedJob(1, 'Welder')) });
      useFollowedJob(form, { job: shown, isSaving, savedVersion, onFollowed: () => undefined });
      return form;
    },
    { initialProps },
  );
  return { rerender, title: () => result.current.getValues('title') };
}

test('follows a change from elsewhere', () => {
  const { rerender, title } = openForm();
  rerender({ shown: storedJob(2, 'Senior welder') });
  expect(title()).toBe('Senior welder');
});

test('follows what changes during a save only after it, and nothing older than what was saved', () => {
  const { rerender, title } = openForm();
  rerender({ shown: storedJob(2, 'Saved first'), isSaving: true });
  expect(title()).toBe('Welder');
  // The page shows the second save later than the form knows of it.
  rerender({ shown: storedJob(2, 'Saved first'), savedVersion: 3 });
  expect(title()).toBe('Welder');
  rerender({ shown: storedJob(4, 'Changed elsewhere'), savedVersion: 3 });
  expect(title()).toBe('Changed elsewhere');
});
