import { composeContacts, composeHeadshot, composeName } from './compose/compose-contact.ts';
import {
  composeAsGroup,
  composeCustomItem,
  composeEducation,
  composeSkills,
  composeWork,
  isBlank,
} from './compose/compose-entry.ts';
import { composeDesign } from './compose/compose-design.ts';
import { type DocumentLocale, documentLocaleOf, sectionTitle } from './compose/document-locale.ts';
import { joined, paragraphsOf } from './compose/text.ts';
import type { ComposedResume, ComposedEntry, ComposedSection } from './composed-document.ts';
import type { EduEvent, SkillEvent, WorkEvent } from './events.ts';
import type { ContactInfo, CustomSection, EventSection, ResumeDocument, ResumeSection } from './resume-document.ts';
import { defaultVariantKey, type VariantKey } from './variants/variant.ts';
import type { EventWithVariants } from './variants/choose-variant.ts';
import { applyVariant } from './overrides/apply-overrides.ts';

/** The person's blocks in any order; the document determines which of them appear and where. */
export interface ResumeEvents {
  readonly work: readonly WorkEvent[];
  readonly education: readonly EduEvent[];
  readonly skills: readonly SkillEvent[];
}

export interface ResumeToCompose {
  readonly document: ResumeDocument;
  /** The résumé's own title. It names the PDF as long as the person has no name. */
  readonly title: string;
  /** The profile's contact info, which the résumé may override. */
  readonly contact: ContactInfo | null;
  readonly events: ResumeEvents;
  /** The interface's language (BCP 47). */
  readonly language: string;
  /** The address of the profile's headshot, which the design may show. */
  readonly headshotUrl?: string | null;
}

/**
 * Returns the blocks that a section refers to, in its order and with the résumé's texts. A reference to a deleted block
 * is skipped.
 */
export function resolveReferences<T extends EventWithVariants>(
  section: EventSection,
  events: readonly T[],
  wording: VariantKey,
): readonly T[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return section.items.flatMap((item) => {
    const event = byId.get(item.eventId);
    return event === undefined ? [] : applyVariant(event, item, wording);
  });
}

const oneLineCategories = new Set(['languages', 'interests']);

function composeCustom(section: CustomSection, title: string, locale: DocumentLocale): ComposedSection | undefined {
  const entries = section.items.map((item) => composeCustomItem(item, locale)).filter((entry) => !isBlank(entry));
  if (entries.length === 0) return undefined;
  const onlyWords = entries.every(({ location, dates, link }) => location === '' && dates === '' && link === null);
  return oneLineCategories.has(section.category) && onlyWords
    ? { id: section.id, title, kind: 'groups', groups: entries.map(composeAsGroup) }
    : { id: section.id, title, kind: 'entries', entries };
}

interface LocalizedComposition extends DocumentLocale {
  readonly wording: VariantKey;
  /**
   * The interface's language (BCP 47). A résumé whose wording is in a supported document language uses that one
   * instead.
   */
  readonly usual: string;
}

function composeSection(
  section: ResumeSection,
  events: ResumeEvents,
  locale: LocalizedComposition,
): ComposedSection | undefined {
  if (!section.visible) return undefined;
  const { id } = section;
  const { wording } = locale;
  const title = sectionTitle(section, locale, locale.usual);
  const withEntries = (entries: readonly ComposedEntry[]): ComposedSection | undefined => {
    const printed = entries.filter((entry) => !isBlank(entry));
    return printed.length === 0 ? undefined : { id, title, kind: 'entries', entries: printed };
  };
  switch (section.kind) {
    case 'summary': {
      const paragraphs = paragraphsOf(section.text);
      return paragraphs.length === 0 ? undefined : { id, title, kind: 'text', paragraphs };
    }
    case 'work':
      return withEntries(resolveReferences(section, events.work, wording).map((event) => composeWork(event, locale)));
    case 'education':
      return withEntries(
        resolveReferences(section, events.education, wording).map((event) => composeEducation(event, locale)),
      );
    case 'skills': {
      const composed = resolveReferences(section, events.skills, wording).map((event) => composeSkills(event, locale));
      const groups = composed.filter((group) => group.name !== '' || group.items.length > 0);
      return groups.length === 0 ? undefined : { id, title, kind: 'groups', groups };
    }
    case 'custom':
      return composeCustom(section, title, locale);
  }
}

/**
 * Resolves a résumé into plain text in reading order: blocks in place of references, the profile's contact info where
 * the résumé has none of its own, and dates and links as they are printed. Hidden and empty sections are left out.
 */
export function composeResume({
  document,
  title,
  contact,
  events,
  language: usual,
  headshotUrl = null,
}: ResumeToCompose): ComposedResume {
  const wording = document.wording ?? defaultVariantKey;
  const locale = documentLocaleOf(document, usual);
  const { language, words } = locale;
  const person = document.contact ?? contact;
  const name = composeName(person);
  const headshot = document.design.headshot === true ? composeHeadshot(headshotUrl, name, words) : undefined;
  return {
    kind: 'resume',
    language,
    title: name === '' ? title : joined([name, words.resume], ' – '),
    author: name,
    header: {
      name,
      headline: document.headline.trim(),
      contacts: composeContacts(person, document.links),
      ...(headshot && { headshot }),
    },
    sections: document.sections.flatMap(
      (section) => composeSection(section, events, { ...locale, wording, usual }) ?? [],
    ),
    design: composeDesign(document.design),
  };
}
