import { useTranslation } from '@shared/i18n';
import { Button } from '@shared/ui';
import type { ReactNode } from 'react';
import { NotesField } from '../form/notes-field.tsx';
import { NotesView } from '../notes-view.tsx';
import { EditButton } from './edit-button.tsx';
import { SmallForm } from './part-fields.tsx';
import { PartSection } from '../../common/part-section.tsx';
import { useParts } from './parts.ts';

/** The person's own notes about a job. */
export function Notes(): ReactNode {
  const { t } = useTranslation();
  const { control, values, open, begin } = useParts();
  const isOpen = open === 'notes';
  const isEmpty = values.notes.trim() === '';
  const name = t('sections.notes');
  return (
    <PartSection title={name} action={!isOpen && !isEmpty && <EditButton part="notes" name={name} />}>
      {isOpen ? (
        <SmallForm label={name}>
          <NotesField control={control} />
        </SmallForm>
      ) : isEmpty ? (
        <Button data-job-part="notes" variant="plain" size="sm" px="0" onClick={() => begin('notes')}>
          {t('page.addNotes')}
        </Button>
      ) : (
        <NotesView text={values.notes} />
      )}
    </PartSection>
  );
}
