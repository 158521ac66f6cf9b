import { SelectField, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';
import type { JobValues } from '../job-values.ts';

const excitements = ['1', '2', '3', '4', '5'] as const;

/** How much the person wants the job, from 1 to 5. */
export function ExcitementField({ control }: { readonly control: Control<JobValues> }): ReactNode {
  const { t } = useTranslation();
  return (
    <SelectField
      control={control}
      name="excitement"
      label={t('fields.excitement')}
      placeholder={t('fields.excitementNone')}
      options={excitements.map((value) => ({ value, label: t(`excitements.${value}`) }))}
      optional
    />
  );
}
