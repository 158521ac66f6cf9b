import { withoutScheme } from '@shared/documents';
import { TextAreaField, TextField, type UseFormReturn } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { FieldPair } from '@shared/record-forms';
import type { ReactNode } from 'react';
import { useToday } from '../../common/use-today.ts';
import { ContactFields } from './contact-fields.tsx';
import { EntriesField } from './entries-field.tsx';
import { ExcitementField } from './excitement-field.tsx';
import { FormSection } from './form-section.tsx';
import { InterviewFields, useTimeZone } from './interview-fields.tsx';
import { newContact, newInterview, type JobValues } from '../job-values.ts';
import { NextStepFields } from './next-step-fields.tsx';
import { NotesField } from './notes-field.tsx';
import { SalaryFields } from './salary-fields.tsx';
import { TagsField } from './tags-field.tsx';

interface JobFormFieldsProps {
  readonly form: UseFormReturn<JobValues>;
  /** Renders the fields that are not part of the shortest form. By default, they follow the others. */
  readonly renderMore?: (more: ReactNode) => ReactNode;
}

/** All fields of a job (decisions.md "Job tracker"), in the order in which a person usually learns them. */
export function JobFormFields({ form, renderMore = (more) => more }: JobFormFieldsProps): ReactNode {
  const { t } = useTranslation();
  const { control } = form;
  const today = useToday();
  const zone = useTimeZone();
  const line = { control, autoComplete: 'off', optional: true } as const;
  return (
    <>
      <TextField control={control} name="title" label={t('fields.title')} autoComplete="off" />
      <FieldPair>
        <TextField {...line} name="company" label={t('fields.company')} />
        <TextField {...line} name="location" label={t('fields.location')} />
      </FieldPair>
      <TextField {...line} name="link" label={t('fields.link')} inputMode="url" onLeave={withoutScheme} />
      {renderMore(
        <>
          <TextField {...line} name="source" label={t('fields.source')} help={t('fields.sourceHelp')} />
          <FieldPair>
            <TagsField control={control} />
            <ExcitementField control={control} />
          </FieldPair>
          <FormSection title={t('sections.next')}>
            <NextStepFields control={control} />
            <FieldPair>
              <TextField {...line} name="deadline" label={t('fields.deadline')} type="date" />
              <TextField {...line} name="appliedOn" label={t('fields.appliedOn')} type="date" />
            </FieldPair>
          </FormSection>
          <FormSection title={t('sections.salary')}>
            <SalaryFields control={control} />
          </FormSection>
          <FormSection title={t('interviews.title')}>
            <EntriesField
              control={control}
              name="interviews"
              makeNew={() => newInterview(today, zone)}
              renderFields={(place) => <InterviewFields control={control} place={place} />}
            />
          </FormSection>
          <FormSection title={t('contacts.title')}>
            <EntriesField
              control={control}
              name="contacts"
              makeNew={newContact}
              renderFields={(place) => <ContactFields control={control} place={place} />}
            />
          </FormSection>
          <FormSection title={t('sections.notes')}>
            <NotesField control={control} />
          </FormSection>
          <FormSection title={t('sections.advertisement')}>
            <TextAreaField
              control={control}
              name="description"
              label={t('fields.description')}
              help={t('fields.descriptionHelp')}
              rows={8}
              optional
            />
          </FormSection>
        </>,
      )}
    </>
  );
}
