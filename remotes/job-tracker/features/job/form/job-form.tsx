import { useTranslation } from '@shared/i18n';
import { FormFooter, RecordForm, SaveButton } from '@shared/record-forms';
import { AppLink } from '@shared/remote-kit';
import { ButtonLink } from '@shared/ui';
import type { ReactNode } from 'react';
import { trackerPath } from '../../common/paths.ts';
import type { JobValues } from '../job-values.ts';
import { DuplicatesNote } from './duplicates-note.tsx';
import { JobFormFields } from './job-form-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { useDuplicates } from './use-duplicates.ts';
import { useJobForm } from './use-job-form.ts';

/** Changes to the form's values from outside of its fields. */
export interface Filling {
  /**
   * Fills in fields that are still empty, or still have their value in `provisional`, and returns how many it filled.
   */
  readonly fill: (values: Partial<JobValues>, provisional?: Partial<JobValues>) => number;
  /** Sets the deadline that the person chose. */
  readonly setDeadline: (day: string) => void;
}

interface JobFormProps {
  /** The form's name for screen readers. */
  readonly label: string;
  readonly initial: JobValues;
  readonly onSaved: () => void;
  /** Renders content above the fields, which can fill them in. */
  readonly renderLead: (filling: Filling) => ReactNode;
}

/** The form of a new job. Unsaved input is kept on this device as a draft. */
export function JobForm({ label, initial, onSaved, renderLead }: JobFormProps): ReactNode {
  const { t } = useTranslation();
  const { form, state } = useJobForm({ job: null, initial, onSaved });
  const duplicates = useDuplicates(form.control, undefined);

  // Fields that the person has filled in stay as they are. During a save, all of them do: a change then would count as
  // typed after it and keep the person on the page.
  const fill = (values: Partial<JobValues>, provisional: Partial<JobValues> = {}): number => {
    if (state.saving.isRunning()) return 0;
    const open = (Object.entries(values) as [keyof JobValues, JobValues[keyof JobValues]][]).filter(([name, value]) => {
      const now = form.getValues(name);
      return value.length > 0 && (now.length === 0 || now === provisional[name]);
    });
    for (const [name, value] of open) form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    return open.length;
  };
  return (
    <RecordForm
      state={state}
      label={label}
      lead={renderLead({
        fill,
        setDeadline: (day) => form.setValue('deadline', day, { shouldDirty: true, shouldValidate: true }),
      })}
      footer={
        <FormFooter>
          <ButtonLink variant="outline" colorPalette="gray">
            <AppLink to={trackerPath}>{t('form.back')}</AppLink>
          </ButtonLink>
          <SaveButton busy={state.saving.busy}>{t('form.save')}</SaveButton>
        </FormFooter>
      }
    >
      <DuplicatesNote duplicates={duplicates} />
      <JobFormFields form={form} isNew renderMore={(more) => <MoreFields form={form}>{more}</MoreFields>} />
    </RecordForm>
  );
}
