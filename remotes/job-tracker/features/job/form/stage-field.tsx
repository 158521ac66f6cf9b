import { jobStages } from '@shared/documents';
import { SelectField, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';
import type { JobValues } from '../job-values.ts';

/** A job is not added to close it, which takes a reason. */
const stages = jobStages.filter((stage) => stage !== 'closed');

/** The stage of a job that is being added: many are applied for before they are tracked. */
export function StageField({ control }: { readonly control: Control<JobValues> }): ReactNode {
  const { t } = useTranslation();
  return (
    <SelectField
      control={control}
      name="stage"
      label={t('fields.stage')}
      options={stages.map((value) => ({ value, label: t(`stages.${value}`) }))}
    />
  );
}
