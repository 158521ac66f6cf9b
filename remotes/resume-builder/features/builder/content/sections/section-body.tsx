import {
  composeEducation,
  composeSkills,
  composeWork,
  resumeLimits,
  type ResumeEvents,
  type ResumeSection,
} from '@shared/documents';
import { useLocale, useTranslation } from '@shared/i18n';
import type { Dispatch, ReactNode } from 'react';
import type { EditAction } from '../../editing/edit-action.ts';
import { TextField } from '../fields/plain-fields.tsx';
import { ItemsEditor } from '../items/items-editor.tsx';
import { EventsEditor, type EventChoice } from './events-editor.tsx';

interface SectionBodyProps {
  readonly section: ResumeSection;
  readonly events: ResumeEvents;
  readonly edit: Dispatch<EditAction>;
}

/** What can be edited in a section of this kind. */
export function SectionBody({ section, events, edit }: SectionBodyProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  switch (section.kind) {
    case 'summary':
      return (
        <TextField
          label={t('content.summary')}
          help={t('content.summaryHelp')}
          rows={6}
          value={section.text}
          maxLength={resumeLimits.text}
          onChange={(text) => edit({ type: 'set summary', id: section.id, text })}
        />
      );
    case 'custom':
      return <ItemsEditor section={section} edit={edit} />;
    default:
      return <EventsEditor section={section} choices={choicesOf(section.kind, events, language)} edit={edit} />;
  }
}

/** The person's blocks of one kind, as they will be called on the page. */
function choicesOf(
  kind: 'work' | 'education' | 'skills',
  events: ResumeEvents,
  language: string,
): readonly EventChoice[] {
  if (kind === 'skills') {
    return events.skills.map((event) => {
      const { id, name, items } = composeSkills(event, language);
      return { id, title: name, detail: items.join(', ') };
    });
  }
  const entries =
    kind === 'work'
      ? events.work.map((event) => composeWork(event, language))
      : events.education.map((event) => composeEducation(event, language));
  return entries.map(({ id, title, subtitle, dates }) => ({
    id,
    title,
    detail: [subtitle, dates].filter((each) => each !== '').join(' · '),
  }));
}
