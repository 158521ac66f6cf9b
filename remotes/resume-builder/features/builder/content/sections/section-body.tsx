import {
  composeEducation,
  composeSkills,
  composeWork,
  resumeLimits,
  worded,
  type EduEvent,
  type EventSection,
  type Manner,
  type ResumeEvents,
  type ResumeSection,
  type Wordable,
  type Wording,
  type WorkEvent,
} from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import type { Dispatch, ReactNode } from 'react';
import type { EditAction } from '../../editing/edit-action.ts';
import { TextField } from '../fields/plain-fields.tsx';
import { ItemsEditor } from '../items/items-editor.tsx';
import { useWording } from '../wording/wording-context.tsx';
import { EventsEditor, type EventChoice } from './events-editor.tsx';

interface SectionBodyProps {
  readonly section: ResumeSection;
  readonly events: ResumeEvents;
  readonly edit: Dispatch<EditAction>;
}

/** What can be edited in a section of this kind. */
export function SectionBody({ section, events, edit }: SectionBodyProps): ReactNode {
  const { t } = useTranslation();
  const { manner, wording } = useWording();
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
      return <EventsEditor section={section} choices={choicesOf(section, events, manner, wording)} edit={edit} />;
  }
}

/** The person's blocks of one kind, as they are or would be called on the page. */
function choicesOf(
  section: EventSection,
  events: ResumeEvents,
  manner: Manner,
  wording: Wording,
): readonly EventChoice[] {
  const shown = <Event extends Wordable>(event: Event): Event =>
    worded(event, section.items.find(({ eventId }) => eventId === event.id) ?? { eventId: event.id }, wording);
  if (section.kind === 'skills') {
    return events.skills.map((event) => {
      const { id, name, items } = composeSkills(shown(event), manner);
      return { id, title: name, detail: items.join(', '), block: event };
    });
  }
  const compose = (event: WorkEvent | EduEvent): EventChoice => {
    const entry = 'company' in event ? composeWork(shown(event), manner) : composeEducation(shown(event), manner);
    const { id, title, subtitle, dates } = entry;
    return { id, title, detail: [subtitle, dates].filter((each) => each !== '').join(' · '), block: event };
  };
  return (section.kind === 'work' ? events.work : events.education).map(compose);
}
