import { resumeDesign } from './design/parse-design.ts';
import {
  type DocumentProblem,
  fields,
  identifier,
  isRecord,
  line,
  list,
  nullable,
  oneOf,
  type Read,
  text,
  withOptional,
  yesOrNo,
} from './parsing/read.ts';
import { customCategories } from './resume-document.ts';
import type {
  ContactInfo,
  CustomItem,
  CustomSection,
  EventReference,
  EventSection,
  HeaderLink,
  ResumeDocument,
  ResumeSection,
  SummarySection,
} from './resume-document.ts';
import { eventName } from './parsing/event-name.ts';
import { itemOverride } from './overrides/parse-override.ts';
import { resumeLimits } from './resume-limits.ts';
import { canonicalLanguage } from './variants/language.ts';
import { type Wording, wordingLengths } from './variants/variant.ts';
import { hasForeignScheme, parseWebLink } from './web-link.ts';
import { yearMonth } from './parsing/year-month-field.ts';

export type { DocumentProblem } from './parsing/read.ts';

export type ResumeDocumentReading =
  | { readonly ok: true; readonly document: ResumeDocument }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] };

const shortLine = line(resumeLimits.line);

/** Whatever is being typed as an address, except one that leads anywhere but to the web. */
const looseLink: Read<string> = (value, path, problems) => {
  const link = line(resumeLimits.link)(value, path, problems);
  if (!hasForeignScheme(link)) return link;
  problems.push({ path, message: 'is not an http or https address' });
  return '';
};

const webLink: Read<string> = (value, path, problems) => {
  const link = line(resumeLimits.link)(value, path, problems);
  if (parseWebLink(link) === link) return link;
  problems.push({ path, message: 'is not an absolute http or https address' });
  return '';
};

const contact = fields<ContactInfo>({
  firstName: nullable(shortLine),
  lastName: nullable(shortLine),
  email: shortLine,
  phone: nullable(shortLine),
  linkedin: nullable(looseLink),
  addressOne: nullable(shortLine),
  addressTwo: nullable(shortLine),
  city: nullable(shortLine),
  state: nullable(shortLine),
  zip: nullable(shortLine),
  country: nullable(shortLine),
});

const customItem = fields<CustomItem>({
  id: identifier,
  title: shortLine,
  subtitle: shortLine,
  location: shortLine,
  link: looseLink,
  startDate: nullable(yearMonth),
  endDate: nullable(yearMonth),
  text: text(resumeLimits.text),
  points: list(fields({ id: identifier, text: text(resumeLimits.point) }), resumeLimits.pointsPerItem),
});

const language: Read<string> = (value, path, problems) => {
  const tag = typeof value === 'string' ? canonicalLanguage(value) : undefined;
  if (tag === undefined) problems.push({ path, message: 'is not a language tag (BCP 47)' });
  return tag ?? '';
};
const wording = fields<Wording>({ length: nullable(oneOf(wordingLengths)), language: nullable(language) });

const sectionBase = { id: identifier, title: shortLine, visible: yesOrNo };
const summarySection = fields<SummarySection>({
  ...sectionBase,
  kind: oneOf(['summary']),
  text: text(resumeLimits.text),
});
const eventSection = fields<EventSection>({
  ...sectionBase,
  kind: oneOf(['work', 'education', 'skills']),
  items: list(
    withOptional<EventReference, 'variantId' | 'override'>(
      { eventId: identifier },
      { variantId: eventName, override: itemOverride },
    ),
    resumeLimits.itemsPerSection,
  ),
});
const customSection = fields<CustomSection>({
  ...sectionBase,
  kind: oneOf(['custom']),
  category: oneOf(customCategories),
  items: list(customItem, resumeLimits.itemsPerSection),
});

const section: Read<ResumeSection> = (value, path, problems) => {
  const kind = isRecord(value) ? value['kind'] : undefined;
  if (kind === 'summary') return summarySection(value, path, problems);
  if (kind === 'custom') return customSection(value, path, problems);
  return eventSection(value, path, problems);
};

const resume = withOptional<ResumeDocument, 'wording'>(
  {
    contact: nullable(contact),
    headline: shortLine,
    links: list(fields<HeaderLink>({ id: identifier, label: shortLine, url: webLink }), resumeLimits.links),
    sections: list(section, resumeLimits.sections),
    design: resumeDesign,
  },
  { wording },
);

/** Ids lead back from the page to its source and key what is on screen, so they are unique in a document. */
function repeatedIds(document: ResumeDocument): readonly DocumentProblem[] {
  const problems: DocumentProblem[] = [];
  const seen = new Set<string>();
  const meet = (id: string, path: string) => {
    if (seen.has(id)) problems.push({ path, message: 'repeats an id of this document' });
    seen.add(id);
  };
  document.links.forEach((each, index) => meet(each.id, `links[${index}].id`));
  document.sections.forEach((each, sectionIndex) => {
    const path = `sections[${sectionIndex}]`;
    meet(each.id, `${path}.id`);
    if (each.kind === 'summary') return;
    each.items.forEach((item, itemIndex) => {
      if ('eventId' in item) {
        meet(`event ${each.id} ${item.eventId}`, `${path}.items[${itemIndex}].eventId`);
        return;
      }
      meet(item.id, `${path}.items[${itemIndex}].id`);
      item.points.forEach((point, index) => meet(point.id, `${path}.items[${itemIndex}].points[${index}].id`));
    });
  });
  return problems;
}

/**
 * Reads the stored or sent form of a résumé. Strict: unknown fields, wrong types, too much text, repeated ids and links
 * that lead anywhere but to the web are problems. Control characters are taken out of all text.
 */
export function parseResumeDocument(value: unknown): ResumeDocumentReading {
  const problems: DocumentProblem[] = [];
  const document = resume(value, '', problems);
  if (problems.length > 0) return { ok: false, problems };
  const repeated = repeatedIds(document);
  if (repeated.length > 0) return { ok: false, problems: repeated };
  if (JSON.stringify(document).length > resumeLimits.wholeDocument) {
    return { ok: false, problems: [{ path: '', message: `holds more than ${resumeLimits.wholeDocument} characters` }] };
  }
  return { ok: true, document };
}
