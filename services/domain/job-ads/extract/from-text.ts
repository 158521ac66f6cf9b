/** Extracts fields from the text of a job ad by rules: labels, the shape of its first lines, amounts, dates. */
import { cleanText } from '../../../../shared/documents/text/clean-text.ts';
import { readDay } from '../../../../shared/documents/jobs/read-day.ts';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { readSalary } from '../../../../shared/documents/jobs/read-salary.ts';
import type { JobAd } from '../job-ad.ts';

const labels = {
  title: /^(?:job title|position(?: title)?|role|title|stelle|stellenbezeichnung|poste|puesto)\s*[:：]\s*(\S.*)$/i,
  company: /^(?:company|employer|organi[sz]ation|firma|unternehmen|arbeitgeber|entreprise|empresa)\s*[:：]\s*(\S.*)$/i,
  location:
    /^(?:(?:job )?location|place(?: of work)?|workplace|office|city|ort|standort|arbeitsort|lieu|ubicación)\s*[:：]\s*(\S.*)$/i,
} as const;

const deadlineLabel =
  /(?:apply (?:by|before|until)|application deadline|closing date|deadline|applications? close[sd]?(?: on)?|bewerbungsfrist|bewerben bis|date limite)\s*(?:[:：]\s*)?(?:is |on |the )?(\S.{5,39})/i;

/** Lines of navigation, and headings of sites that list many jobs. */
const navigation =
  /^(?:apply(?: now)?|save|share|home|jobs?|careers?|back|menu|log ?in|sign (?:in|up)|search|about the (?:job|role)|job description|easy apply|show more)$/i;

const maxTitleLength = 120;
/** The number of first lines that may contain the title. */
const head = 12;

const looksLikeTitle = (line: string): boolean =>
  line.length >= 3 &&
  line.length <= maxTitleLength &&
  !/[.!?:]$/.test(line) &&
  /\p{L}/u.test(line) &&
  !navigation.test(line);

function labeledValue(lines: readonly string[], pattern: RegExp): string | null {
  for (const line of lines) {
    const value = pattern.exec(line)?.[1]?.trim();
    if (value !== undefined && value.length <= 200) return value;
  }
  return null;
}

/**
 * Recognizes `Senior Baker at Northside`, `Northside is hiring a Senior Baker`, and `Northside sucht eine Bäckerin`.
 */
function titleAndCompany(lines: readonly string[]): { readonly title: string | null; readonly company: string | null } {
  for (const line of lines.slice(0, head)) {
    const hiring =
      /^(?<company>[\p{Lu}\d][^.,:]{1,60}?) (?:is (?:hiring|looking for|seeking)|sucht|recrute|busca) (?:an? |eine?n? |une? )?(?<title>[^.:]{3,100}?)(?:[.!]|$)/u.exec(
        line,
      )?.groups;
    if (hiring) return { title: hiring['title'] ?? null, company: hiring['company'] ?? null };
  }
  const first = lines.slice(0, head).find(looksLikeTitle);
  if (first === undefined) return { title: null, company: null };
  const at = /^(?<title>.{3,100}?) (?:at|@|bei|chez) (?<company>[\p{Lu}\d].{1,60})$/u.exec(first)?.groups;
  if (at) return { title: at['title'] ?? null, company: at['company'] ?? null };
  const about = labeledValue(lines, /^(?:about|über) (?!the |us\b|this |you|uns\b|dich\b|our )([\p{Lu}\d].{1,60})$/iu);
  return { title: first, company: about };
}

/** Reads the line below the title on many sites, such as `Northside · Zürich, Switzerland (Hybrid)`. */
function lineBelow(lines: readonly string[], title: string | null): Partial<JobAd> {
  const next = title === null ? undefined : lines[lines.indexOf(title) + 1];
  const [company, place, ...more] = next?.split(/ [·•|–—] /).map((part) => part.trim()) ?? [];
  if (company === undefined || place === undefined || more.length > 2 || company.length > 80) return {};
  return { company, location: place.replace(/(?:(?<!\s)\s+)?(?<!\d)\d+ (?:day|week|month|hour)s? ago.*$/i, '') };
}

function deadlineIn(text: string): PlainDay | null {
  const after = deadlineLabel.exec(text)?.[1];
  return (after === undefined ? undefined : readDay(after.trim(), 'dayFirst')) ?? null;
}

/** Extracts only what is reliable in the text of a page: amounts, dates, and labeled values. */
export function labeledFieldsIn(text: string): Partial<JobAd> {
  const lines = text.split('\n').map((line) => line.trim());
  return {
    company: labeledValue(lines, labels.company),
    location: labeledValue(lines, labels.location),
    deadline: deadlineIn(text),
    ...readSalary(text),
  };
}

/** Extracts fields from the pasted text of a job ad. */
export function fromText(pasted: string): Partial<JobAd> {
  const text = cleanText(pasted).trim();
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[#*•\-\s]+|(?<![*\s])[*\s]+$/g, '').trim())
    .filter((line) => line !== '');
  const { title, company } = titleAndCompany(lines);
  const below = lineBelow(lines, title);
  const labeledFields = labeledFieldsIn(text);
  return {
    ...labeledFields,
    title: labeledValue(lines, labels.title) ?? title,
    company: labeledFields.company ?? company ?? below.company ?? null,
    location: labeledFields.location ?? below.location ?? null,
    description: text === '' ? null : text,
  };
}
