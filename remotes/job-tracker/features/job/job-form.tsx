import { useForm, yupResolver } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { RecordForm, SaveButton, useRecordForm, type DraftKind } from '@shared/record-forms';
import { AppLink } from '@shared/remote-kit';
import { useLocation } from '@shared/router';
import { ButtonLink, Flex, useNotices } from '@shared/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { advertisementHash, trackerPath } from '../common/paths.ts';
import type { Job } from './api/job-fields.ts';
import { describeJob } from './describe-job.ts';
import { DuplicatesNote } from './duplicates-note.tsx';
import { JobFormFields } from './job-form-fields.tsx';
import { jobRules } from './job-rules.ts';
import { jobValuesOf, newContact, newInterview, type JobValues } from './job-values.ts';
import { useApplication } from './use-application.ts';
import { useDuplicates } from './use-duplicates.ts';
import { useFollowedDay } from './use-followed-day.ts';
import { storedJob, useJobStore, type StoredJob } from './use-job-store.ts';

const jobKind: DraftKind = { remote: 'job-tracker', texts: 'job' };
const samples = { interviews: newInterview('', ''), contacts: newContact() };

interface JobFormProps {
  /** The form's name for screen readers. */
  readonly label: string;
  /** The edited job; null for a new one. */
  readonly job: Job | null;
  readonly initial: JobValues;
  /** Called after a save, to leave the page or stay on it. */
  readonly onSaved: (job: StoredJob) => void;
  /** Renders content above the fields, which can fill them in. */
  readonly renderLead?: (fill: (values: Partial<JobValues>) => number) => ReactNode;
}

/** The form of a job. Unsaved input is kept on this device as a draft. */
export function JobForm({ label, job, initial, onSaved, renderLead }: JobFormProps): ReactNode {
  const { t } = useTranslation();
  const notices = useNotices();
  const application = useApplication();
  const rules = useMemo(() => jobRules(t), [t]);
  const form = useForm<JobValues>({ defaultValues: initial, resolver: yupResolver(rules), mode: 'onTouched' });
  const store = useJobStore(job);
  useFollowedDay(form, job?.appliedOn ?? null, store.follow);
  const stored = useMemo(() => job && storedJob(job), [job]);
  const state = useRecordForm<JobValues, StoredJob>({
    kind: jobKind,
    form,
    store,
    record: stored,
    valuesOf: jobValuesOf,
    describe: (values) => describeJob(values, t),
    samples,
    onSaved: (saved, leave) => {
      if (job === null) leave();
      else form.reset(jobValuesOf(saved));
      if (saved.movedFrom === undefined) {
        notices.show({ kind: 'success', title: t('form.saved', { title: saved.title }), duration: 3000 });
      } else application.tell(saved, saved.movedFrom);
      onSaved(saved);
    },
  });
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === advertisementHash) form.setFocus('description');
  }, [hash, form]);
  const duplicates = useDuplicates(form.control, job?.id);

  // Fields that the person has filled in stay as they are.
  const fill = (values: Partial<JobValues>): number => {
    const empty = (Object.entries(values) as [keyof JobValues, string][]).filter(
      ([name, value]) => value !== '' && form.getValues(name) === '',
    );
    for (const [name, value] of empty) form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    return empty.length;
  };
  return (
    <RecordForm
      state={state}
      label={label}
      lead={renderLead?.(fill)}
      footer={
        <Flex
          gap="3"
          justify="flex-end"
          align="center"
          wrap="wrap"
          borderTopWidth="1px"
          py="4"
          position="sticky"
          bottom="0"
          bg="bg"
          zIndex="docked"
        >
          <ButtonLink variant="outline" colorPalette="gray">
            <AppLink to={trackerPath}>{t('form.back')}</AppLink>
          </ButtonLink>
          <SaveButton busy={state.saving.busy}>{t('form.save')}</SaveButton>
        </Flex>
      }
    >
      <DuplicatesNote duplicates={duplicates} />
      <JobFormFields form={form} />
    </RecordForm>
  );
}
