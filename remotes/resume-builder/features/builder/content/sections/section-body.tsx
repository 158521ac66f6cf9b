import { TextField, useDocumentVariant } from '@shared/builder';
import { resumeLimits, type ResumeEvents, type ResumeSection } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import type { Dispatch, ReactNode } from 'react';
import type { EditAction } from '../../editing/edit-action.ts';
import { ItemsEditor } from '../items/items-editor.tsx';
import { choicesOf } from '../adding/event-choices.ts';
import { EventsEditor } from './events-editor.tsx';

interface SectionBodyProps {
  readonly section: ResumeSection;
  readonly events: ResumeEvents;
  readonly edit: Dispatch<EditAction>;
}

/** The editor for a section of this kind. */
export function SectionBody({ section, events, edit }: SectionBodyProps): ReactNode {
  const { t } = useTranslation();
  const { locale, wording } = useDocumentVariant();
  switch (section.kind) {
    case 'summary':
      return (
        <TextField
          label={t('content.summary')}
          help={t('content.summaryHelp')}
          part="text"
          rows={6}
          value={section.text}
          maxLength={resumeLimits.text}
          onChange={(text) => edit({ type: 'set summary', id: section.id, text })}
        />
      );
    case 'custom':
      return <ItemsEditor section={section} edit={edit} />;
    default:
      return <EventsEditor section={section} choices={choicesOf(section, events, locale, wording)} edit={edit} />;
  }
}
