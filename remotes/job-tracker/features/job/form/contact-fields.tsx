import { withoutScheme } from '@shared/documents';
import { TextAreaField, TextField, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { FieldPair } from '@shared/record-forms';
import type { ReactNode } from 'react';
import type { JobValues } from '../job-values.ts';

interface ContactFieldsProps {
  readonly control: Control<JobValues>;
  readonly place: number;
}

/**
 * The fields of a contact at the company. Autofill is off, because the contact is not the person who uses the browser.
 */
export function ContactFields({ control, place }: ContactFieldsProps): ReactNode {
  const { t } = useTranslation();
  const at = `contacts.${place}` as const;
  return (
    <>
      <FieldPair>
        <TextField control={control} name={`${at}.name`} label={t('contacts.name')} autoComplete="off" optional />
        <TextField control={control} name={`${at}.role`} label={t('contacts.role')} autoComplete="off" optional />
      </FieldPair>
      <FieldPair>
        <TextField
          control={control}
          name={`${at}.email`}
          label={t('contacts.email')}
          inputMode="email"
          autoComplete="off"
          optional
        />
        <TextField
          control={control}
          name={`${at}.phone`}
          label={t('contacts.phone')}
          inputMode="tel"
          autoComplete="off"
          optional
        />
      </FieldPair>
      <TextField
        control={control}
        name={`${at}.link`}
        label={t('contacts.link')}
        inputMode="url"
        autoComplete="off"
        onLeave={withoutScheme}
        optional
      />
      <TextAreaField control={control} name={`${at}.notes`} label={t('contacts.notes')} optional />
    </>
  );
}
