import { withoutScheme } from '@shared/documents';
import { TextAreaField, TextField, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { FieldPair } from '@shared/record-forms';
import { Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { JobValues } from '../job-values.ts';
import { ContactNameField } from './contact-name-field.tsx';

interface ContactFieldsProps {
  readonly control: Control<JobValues>;
  readonly place: number;
  /** Whether the contact is a person, so that changes appear in all of their jobs. */
  readonly isLinked?: boolean;
}

/**
 * The fields of a contact at the company. Autofill is off, because the contact is not the person who uses the browser.
 */
export function ContactFields({ control, place, isLinked = false }: ContactFieldsProps): ReactNode {
  const { t } = useTranslation();
  const at = `contacts.${place}` as const;
  return (
    <>
      {isLinked && (
        <Text textStyle="sm" color="fg.muted">
          {t('contacts.shared')}
        </Text>
      )}
      <FieldPair>
        <ContactNameField control={control} place={place} isLinked={isLinked} />
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
