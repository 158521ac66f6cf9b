import { TextField, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { FieldPair } from '@shared/record-forms';
import type { ReactNode } from 'react';
import type { JobValues } from '../job-values.ts';

/** What the person does next for a job, and by when. */
export function NextStepFields({ control }: { readonly control: Control<JobValues> }): ReactNode {
  const { t } = useTranslation();
  const line = { control, autoComplete: 'off', optional: true } as const;
  return (
    <FieldPair>
      <TextField {...line} name="nextStep" label={t('fields.nextStep')} help={t('fields.nextStepHelp')} />
      <TextField {...line} name="nextStepOn" label={t('fields.nextStepOn')} type="date" />
    </FieldPair>
  );
}
