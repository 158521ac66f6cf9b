import { TextField } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { FieldPair } from '@shared/record-forms';
import type { ReactNode } from 'react';
import { SmallForm } from './part-fields.tsx';
import { useParts } from './parts.ts';

/** Edits what the page's head says about a job: its title, company, and location. */
export function NameForm(): ReactNode {
  const { t } = useTranslation();
  const { control } = useParts();
  const line = { control, autoComplete: 'off' } as const;
  return (
    <SmallForm label={t('page.name')}>
      <TextField {...line} name="title" label={t('fields.title')} required />
      <FieldPair>
        <TextField {...line} name="company" label={t('fields.company')} optional />
        <TextField {...line} name="location" label={t('fields.location')} optional />
      </FieldPair>
    </SmallForm>
  );
}
