import { resumeDesign } from './design/parse-design.ts';
import { contact, links, looseLink, ofBlock, shortLine, variantKey } from './document-fields.ts';
import {
  type DocumentProblem,
  fields,
  identifier,
  isRecord,
  list,
  nullable,
  oneOf,
  partialDate,
  type Read,
  text,
  withOptional,
  boolean,
} from './parsing/read.ts';
import {
  customCategories,
  eventSectionKinds,
  type CustomItem,
  type CustomSection,
  type EventReference,
  type EventSection,
  type ResumeDocument,
  type ResumeSection,
  type SummarySection,
} from './resume-document.ts';
import { jsonRecord } from './parsing/read-json.ts';
import { type Reading, readWhole } from './parsing/read-whole.ts';
import { resumeLimits } from './resume-limits.ts';

export type { DocumentProblem } from './parsing/read.ts';

export type ResumeDocumentReading = Reading<ResumeDocument>;

const customItem = fields<CustomItem>({
  id: identifier,
  title: shortLine,
  subtitle: shortLine,
  location: shortLine,
  link: looseLink,
  startDate: nullable(partialDate),
  endDate: nullable(partialDate),
  text: text(resumeLimits.text),
  points: list(fields({ id: identifier, text: text(resumeLimits.point) }), resumeLimits.pointsPerItem),
});

const sectionBase = { id: identifier, title: shortLine, visible: boolean };
const summarySection = fields<SummarySection>({
  ...sectionBase,
  kind: oneOf(['summary']),
  text: text(resumeLimits.text),
});
const eventSection = fields<EventSection>({
  ...sectionBase,
  kind: oneOf(eventSectionKinds),
  items: list(
    withOptional<EventReference, 'variantId' | 'override'>({ eventId: identifier }, ofBlock),
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

const resume = withOptional<ResumeDocument, 'wording' | 'origin'>(
  {
    contact,
    headline: shortLine,
    links,
    sections: list(section, resumeLimits.sections),
    design: resumeDesign,
  },
  { wording: variantKey, origin: jsonRecord(resumeLimits.originDepth, resumeLimits.origin) },
);

/**
 * Finds repeated ids. Ids lead back from the page to its source and serve as keys on screen, so they are unique in a
 * document.
 */
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
 * Parses the stored or sent form of a résumé. It is strict: unknown fields, wrong types, texts that are too long,
 * repeated ids, and links with other schemes than http and https are problems. Control characters are removed from all
 * texts.
 */
export function parseResumeDocument(value: unknown): ResumeDocumentReading {
  return readWhole(resume, repeatedIds, value);
}
