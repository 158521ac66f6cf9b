import { salaryPeriods } from '@shared/documents';
import { SelectField, TextField, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { FieldPair } from '@shared/record-forms';
import type { ReactNode } from 'react';
import type { JobValues } from '../job-values.ts';

/** The range of a salary, its currency, and its period. */
export function SalaryFields({ control }: { readonly control: Control<JobValues> }): ReactNode {
  const { t } = useTranslation();
  const line = { control, autoComplete: 'off', optional: true } as const;
  return (
    <>
      <FieldPair>
        <TextField {...line} name="salaryMin" judges="salaryMax" label={t('fields.salaryMin')} inputMode="decimal" />
        <TextField {...line} name="salaryMax" label={t('fields.salaryMax')} inputMode="decimal" />
      </FieldPair>
      <FieldPair>
        <TextField
          {...line}
          name="currency"
          label={t('fields.currency')}
          help={t('fields.currencyHelp')}
          maxLength={3}
          onLeave={(text) => text.trim().toUpperCase()}
        />
        <SelectField
          control={control}
          name="salaryPeriod"
          label={t('fields.salaryPeriod')}
          placeholder={t('periods.none')}
          options={salaryPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          optional
        />
      </FieldPair>
    </>
  );
}
