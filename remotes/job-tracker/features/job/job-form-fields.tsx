import { salaryPeriods, withoutScheme } from '@shared/documents';
import { SelectField, TextAreaField, TextField, type UseFormReturn } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { FieldPair } from '@shared/record-forms';
import type { ReactNode } from 'react';
import { useToday } from '../common/use-today.ts';
import { ContactFields } from './contact-fields.tsx';
import { EntriesField } from './entries-field.tsx';
import { FormSection } from './form-section.tsx';
import { InterviewFields, useTimeZone } from './interview-fields.tsx';
import { NotesField } from './notes/notes-field.tsx';
import { newContact, newInterview, type JobValues } from './job-values.ts';
import { TagsField } from './tags-field.tsx';

const excitements = ['1', '2', '3', '4', '5'] as const;

/** All fields of a job (decisions.md "Job tracker"), in the order in which a person usually learns them. */
export function JobFormFields({ form }: { readonly form: UseFormReturn<JobValues> }): ReactNode {
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
      <FieldPair>
        <TextField {...line} name="link" label={t('fields.link')} inputMode="url" onLeave={withoutScheme} />
        <TextField {...line} name="source" label={t('fields.source')} help={t('fields.sourceHelp')} />
      </FieldPair>
      <FieldPair>
        <TagsField control={control} />
        <SelectField
          control={control}
          name="excitement"
          label={t('fields.excitement')}
          placeholder={t('fields.excitementNone')}
          options={excitements.map((value) => ({ value, label: t(`excitements.${value}`) }))}
          optional
        />
      </FieldPair>
      <FormSection title={t('sections.next')}>
        <FieldPair>
          <TextField {...line} name="nextStep" label={t('fields.nextStep')} help={t('fields.nextStepHelp')} />
          <TextField {...line} name="nextStepOn" label={t('fields.nextStepOn')} type="date" />
        </FieldPair>
        <FieldPair>
          <TextField {...line} name="deadline" label={t('fields.deadline')} type="date" />
          <TextField {...line} name="appliedOn" label={t('fields.appliedOn')} type="date" />
        </FieldPair>
      </FormSection>
      <FormSection title={t('sections.salary')}>
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
    </>
  );
}
