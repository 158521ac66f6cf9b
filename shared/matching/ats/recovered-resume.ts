import { composeResume } from '../../documents/compose-resume.ts';
import type { ComposedContact, ComposedEntry, ComposedSection } from '../../documents/composed-document.ts';
import { isAttending } from '../../documents/date-range.ts';
import { planImport } from '../../importers/plan-import.ts';
import type { ImportContent } from '../../importers/common/reading.ts';
import type { CustomCategory, EventSectionKind, ResumeSection } from '../../documents/resume-document.ts';

export type KnownKind = 'summary' | EventSectionKind | CustomCategory;

/** The kind of a section in a résumé. */
export const kindOf = (section: ResumeSection): KnownKind =>
  section.kind === 'custom' ? section.category : section.kind;

/** An entry or a group in the terms that both sides of a comparison share. */
export interface PlainEntry extends Pick<
  ComposedEntry,
  'id' | 'title' | 'subtitle' | 'location' | 'dates' | 'paragraphs' | 'points'
> {
  readonly link: string;
}

export interface PlainSection {
  readonly kind: KnownKind;
  readonly title: string;
  readonly entries: readonly PlainEntry[];
}

export interface PlainResume {
  readonly name: string;
  readonly headline: string;
  readonly contacts: readonly ComposedContact[];
  readonly sections: readonly PlainSection[];
}

function entriesOf(section: ComposedSection): readonly PlainEntry[] {
  const none = { title: '', subtitle: '', location: '', dates: '', link: '', paragraphs: [], points: [] };
  switch (section.kind) {
    case 'text':
      return [{ ...none, id: section.id, paragraphs: section.paragraphs }];
    case 'entries':
      return section.entries.map((entry) => ({ ...entry, link: entry.link?.text ?? '' }));
    case 'groups':
      return section.groups.map(({ id, name, items }) => ({ ...none, id, title: name, points: items }));
  }
}

/** Adds to composed sections the kinds of their sources. */
export const plainSections = (
  sections: readonly ComposedSection[],
  sources: readonly ResumeSection[],
): readonly PlainSection[] => {
  const kinds = new Map(sources.map((source) => [source.id, kindOf(source)]));
  return sections.map((section) => ({
    kind: kinds.get(section.id) ?? 'other',
    title: section.title,
    entries: entriesOf(section),
  }));
};

/** Composes what was read from a file like one of our documents, so that both can be compared. */
export function recoveredResume(content: ImportContent, language: string): PlainResume {
  const { resume, work, education, skills } = planImport(
    content,
    { leftOut: new Set(), contact: 'this-resume' },
    { title: '', language },
  );
  const named = <Content extends { readonly uuid: string }>(each: Content) => ({ ...each, id: each.uuid, version: 1 });
  const described = (list: readonly { readonly description: string }[]) =>
    list.map(({ description }, index) => ({ id: `${index}`, description }));
  const now = new Date();
  const composed = composeResume({
    ...resume,
    contact: null,
    language,
    events: {
      work: work.map((each) => ({ ...named(each), accomplishments: described(each.accomplishments) })),
      education: education.map((each) => ({
        ...named(each),
        attending: isAttending(each.endDate, now),
        accomplishments: described(each.accomplishments),
        coursework: described(each.coursework),
      })),
      skills: skills.map((each) => ({
        ...named(each),
        skills: each.skills.map(({ name, level = null }, index) => ({ id: `${index}`, name, level })),
      })),
    },
  });
  const { name, headline, contacts } = composed.header;
  return { name, headline, contacts, sections: plainSections(composed.sections, resume.document.sections) };
}
