import { useForm, yupResolver, type UseFormReturn } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { useRecordForm, type DraftKind, type RecordFormState } from '@shared/record-forms';
import { useNotices } from '@shared/ui';
import { useMemo, useRef } from 'react';
import type { Job } from '../api/job-fields.ts';
import { jobValuesOf, newContact, newInterview, type JobValues } from '../job-values.ts';
import { newTask } from '../task-values.ts';
import { useApplication } from '../use-application.ts';
import { describeJob } from './describe-job.ts';
import { jobRules } from './job-rules.ts';
import { useFollowedJob } from './use-followed-job.ts';
import { storedJob, useJobStore, type StoredJob } from './use-job-store.ts';

const jobKind: DraftKind = { remote: 'job-tracker', texts: 'job' };
const samples = { tasks: newTask(), interviews: newInterview(''), contacts: newContact() };

export interface JobFormState {
  readonly form: UseFormReturn<JobValues>;
  readonly state: RecordFormState<JobValues, StoredJob>;
  /** Lets the next save go without a notice, because the change has one of its own or is seen in its place. */
  readonly saveQuietly: () => void;
}

interface JobFormOptions {
  /** The edited job; null for a new one. */
  readonly job: Job | null;
  readonly initial: JobValues;
  /** Called after a save, to leave the page or stay on it. */
  readonly onSaved?: (job: StoredJob) => void;
  /** Called when the form has received the content of a draft. */
  readonly onContinued?: () => void;
}

/** The values of a job while they are edited, their rules, drafts, and saving. */
export function useJobForm({ job, initial, onSaved, onContinued }: JobFormOptions): JobFormState {
  const { t } = useTranslation();
  const notices = useNotices();
  const application = useApplication();
  const isQuiet = useRef(false);
  const rules = useMemo(() => jobRules(t), [t]);
  const form = useForm<JobValues>({ defaultValues: initial, resolver: yupResolver(rules), mode: 'onTouched' });
  const store = useJobStore(job);
  const stored = useMemo(() => job && storedJob(job), [job]);
  const state = useRecordForm<JobValues, StoredJob>({
    kind: jobKind,
    form,
    store,
    record: stored,
    valuesOf: jobValuesOf,
    describe: (values) => describeJob(values, t),
    samples,
    onContinued,
    onSaved: (saved, leave) => {
      if (job === null) leave();
      else form.reset(jobValuesOf(saved));
      const wasQuiet = isQuiet.current;
      isQuiet.current = false;
      if (saved.movedFrom === undefined) {
        if (!wasQuiet)
          notices.show({ kind: 'success', title: t('form.saved', { title: saved.title }), duration: 3000 });
      } else application.tell(saved, saved.movedFrom);
      onSaved?.(saved);
    },
  });
  const { busy, base } = state.saving;
  useFollowedJob(form, { job, isSaving: busy, savedVersion: base?.version ?? 0, onFollowed: store.follow });
  return {
    form,
    state,
    saveQuietly: () => {
      isQuiet.current = true;
    },
  };
}
