import {
  composeEducation,
  composeSkills,
  composeWork,
  applyVariant,
  type EduEvent,
  type EventSection,
  type DocumentLocale,
  type ResumeEvents,
  type EventWithVariants,
  type VariantKey,
  type WorkEvent,
} from '@shared/documents';

/** A block that can be shown in the section. */
export interface EventChoice {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** The block itself, or undefined if it was deleted. */
  readonly block?: EventWithVariants;
}

/** Lists the person's blocks of one kind under the titles they have, or would have, on the page. */
export function choicesOf(
  section: EventSection,
  events: ResumeEvents,
  locale: DocumentLocale,
  wording: VariantKey,
): readonly EventChoice[] {
  const shown = <Event extends EventWithVariants>(event: Event): Event =>
    applyVariant(event, section.items.find(({ eventId }) => eventId === event.id) ?? { eventId: event.id }, wording);
  if (section.kind === 'skills') {
    return events.skills.map((event) => {
      const { id, name, items } = composeSkills(shown(event), locale);
      return { id, title: name, detail: items.join(', '), block: event };
    });
  }
  const compose = (event: WorkEvent | EduEvent): EventChoice => {
    const entry = 'company' in event ? composeWork(shown(event), locale) : composeEducation(shown(event), locale);
    const { id, title, subtitle, dates } = entry;
    return { id, title, detail: [subtitle, dates].filter((each) => each !== '').join(' · '), block: event };
  };
  return (section.kind === 'work' ? events.work : events.education).map(compose);
}
