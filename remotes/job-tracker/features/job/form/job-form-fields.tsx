import { withoutScheme } from '@shared/documents';
import { TextField, type UseFormReturn } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { FieldPair } from '@shared/record-forms';
import type { ReactNode } from 'react';
import { ContactFields } from './contact-fields.tsx';
import { DayField } from './day-field.tsx';
import { DescriptionField } from './description-field.tsx';
import { EntriesField } from './entries-field.tsx';
import { ExcitementField } from './excitement-field.tsx';
import { FormSection } from './form-section.tsx';
import { InterviewFields, useTimeZone } from './interview-fields.tsx';
import { newContact, newInterview, type JobValues } from '../job-values.ts';
import { newTask } from '../task-values.ts';
import { NotesField } from './notes-field.tsx';
import { SalaryFields } from './salary-fields.tsx';
import { StageField } from './stage-field.tsx';
import { TagsField } from './tags-field.tsx';
import { TaskFields } from './task-fields.tsx';

interface JobFormFieldsProps {
  readonly form: UseFormReturn<JobValues>;
  /** Whether the job is being added, and its stage can still be chosen. */
  readonly isNew?: boolean;
  /** Renders the fields that are not part of the shortest form. By default, they follow the others. */
  readonly renderMore?: (more: ReactNode) => ReactNode;
}

/** All fields of a job (decisions.md "Job tracker"), in the order in which a person usually learns them. */
export function JobFormFields({ form, isNew = false, renderMore = (more) => more }: JobFormFieldsProps): ReactNode {
  const { t } = useTranslation();
  const { control } = form;
  const zone = useTimeZone();
  const line = { control, autoComplete: 'off', optional: true } as const;
  return (
    <>
      <TextField control={control} name="title" label={t('fields.title')} autoComplete="off" required />
      <FieldPair>
        <TextField {...line} name="company" label={t('fields.company')} />
        <TextField {...line} name="location" label={t('fields.location')} />
      </FieldPair>
      <TextField {...line} name="link" label={t('fields.link')} inputMode="url" onLeave={withoutScheme} />
      {isNew && <StageField control={control} />}
      {renderMore(
        <>
          <TextField {...line} name="source" label={t('fields.source')} help={t('fields.sourceHelp')} />
          <FieldPair>
            <TagsField control={control} />
            <ExcitementField control={control} />
          </FieldPair>
          <FormSection title={t('sections.next')}>
            <EntriesField
              control={control}
              name="tasks"
              makeNew={newTask}
              renderFields={(place) => <TaskFields control={control} place={place} />}
            />
            <FieldPair>
              <DayField control={control} name="deadline" label={t('fields.deadline')} optional />
              <DayField control={control} name="appliedOn" label={t('fields.appliedOn')} optional />
            </FieldPair>
          </FormSection>
          <FormSection title={t('sections.salary')}>
            <SalaryFields control={control} />
          </FormSection>
          <FormSection title={t('interviews.title')}>
            <EntriesField
              control={control}
              name="interviews"
              makeNew={() => newInterview(zone)}
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
            <DescriptionField control={control} rows={8} optional />
          </FormSection>
        </>,
      )}
    </>
  );
}
