import { TextAreaField, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';
import type { JobValues } from '../job-values.ts';

interface DescriptionFieldProps {
  readonly control: Control<JobValues>;
  readonly rows: number;
  readonly optional?: boolean;
}

/** The copy of the job's ad. A whole page that was pasted scrolls in it, so that what follows stays within reach. */
export function DescriptionField(props: DescriptionFieldProps): ReactNode {
  const { t } = useTranslation();
  return (
    <TextAreaField
      {...props}
      name="description"
      label={t('fields.description')}
      help={t('fields.descriptionHelp')}
      maxHeight="min(32rem, 60dvh)"
    />
  );
}
