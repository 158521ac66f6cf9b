import { emailInText } from '../../../importers/common/email-in-text.ts';
import { bulletStart } from '../../../importers/pdf/bullet-start.ts';
import { findRange } from '../../../importers/pdf/date-ranges.ts';
import { knownHeading } from '../../../importers/pdf/heading-words.ts';
import { primaryLanguage } from '../../../documents/variants/language.ts';
import { isDocumentLanguage } from '../../../documents/words/document-languages.ts';
import { readTitle } from '../../match/read-title.ts';
import { compareFields, type FieldName } from '../compare-fields.ts';
import type { KnownKind, PlainEntry, PlainSection } from '../recovered-resume.ts';
import { itemLines, type Item, type ItemLine } from './item-lines.ts';
import { entriesOf, type LineSection, sectionsOf } from './line-sections.ts';
import type { Reader } from './reader.ts';

/** A rule that speaks for or against a piece being a certain field, by points. */
type Feature = readonly [applies: (item: Item) => boolean, points: number];

/** The piece with the most points; undefined if `isNeeded` and none has any. */
function best(items: readonly Item[], features: readonly Feature[], isNeeded: boolean): Item | undefined {
  const scored = items.map((item) => ({
    item,
    points: features.reduce((sum, [applies, points]) => sum + (applies(item) ? points : 0), 0),
  }));
  const [first] = scored.toSorted((one, other) => other.points - one.points);
  return first === undefined || (isNeeded && first.points <= 0) ? undefined : first.item;
}

const school =
  /universit|college|school|institut|academy|akademie|hochschule|schule|école|lycée|escuela|colegio|scuola|liceo|faculdade|escola/i;
const degree =
  /\b(?:bachelor|master|associate|diplom\w*|doctor\w*|ph\.? ?d|mba|b\.? ?sc|m\.? ?sc|b\.? ?a|m\.? ?a|b\.? ?s|m\.? ?s|licen\w*|grado|laurea|abitur|ausbildung|degree|certificate)\b/i;
const isDate = ({ text }: Item): boolean => findRange(text)?.rest === '';
const hasNumber = ({ text }: Item): boolean => /\d/.test(text);
const isLong = ({ text }: Item): boolean => text.split(/\s+/).length > 5;
const isSeparator = ({ text }: Item): boolean => /^[·|•,-]$/.test(text);

/** The line at which the text of an entry starts: its first bullet, or else its third line. */
function textStart(lines: readonly ItemLine[]): number {
  const bullet = lines.findIndex((line) => bulletStart.test(line[0]?.text ?? ''));
  return bullet === -1 ? Math.min(2, lines.length) : bullet;
}

const whole = (line: ItemLine): string => line.map(({ text }) => text).join(' ');

/** Bullets, each with the lines that follow it. */
function pointsIn(lines: readonly ItemLine[]): readonly string[] {
  const points: string[] = [];
  for (const line of lines.map(whole)) {
    const last = points.length - 1;
    if (last < 0 || bulletStart.test(line)) points.push(line.replace(bulletStart, '').trim());
    else points[last] = `${points[last] ?? ''} ${line}`;
  }
  return points.filter((point) => point !== '');
}

const none = { location: '', link: '', paragraphs: [] };

function entryIn(kind: KnownKind, lines: readonly ItemLine[], isJob: (item: Item) => boolean): PlainEntry {
  const start = textStart(lines);
  const items = lines
    .slice(0, start)
    .flat()
    .filter((item) => !isSeparator(item));
  const dates = best(items, [[isDate, 2]], true);
  const others = items.filter((item) => item !== dates);
  const points = pointsIn(lines.slice(start));
  const made = (title: Item | undefined, subtitle: Item | undefined): PlainEntry => ({
    ...{ id: '', ...none, points },
    ...{ title: title?.text ?? '', subtitle: subtitle?.text ?? '', dates: dates?.text ?? '' },
  });
  const emphasised: Feature = [({ isEmphasised }) => isEmphasised, 2];
  if (kind === 'work') {
    const title = best(
      others,
      [
        [isJob, 4],
        [hasNumber, -4],
        [isLong, -2],
      ],
      true,
    );
    return made(title, best(others, [emphasised, [(item) => item === title, -4]], false));
  }
  if (kind === 'education') {
    const place = best(
      others,
      [
        [({ text }) => school.test(text), 4],
        [hasNumber, -4],
      ],
      true,
    );
    const title = best(
      others,
      [[({ text }) => degree.test(text), 4], emphasised, [(item) => item === place, -6]],
      true,
    );
    return made(title, place);
  }
  return made(best(others, [emphasised], false), undefined);
}

/** Groups of skills, each with a name in front or on a line of its own. */
function skillsIn(lines: readonly ItemLine[]): readonly PlainEntry[] {
  const groups: { title: string; text: string }[] = [];
  for (const [first, ...others] of lines) {
    const last = groups.at(-1);
    const text = others.map((item) => item.text).join(',');
    if (first?.isEmphasised === true || last === undefined) groups.push({ title: first?.text ?? '', text });
    else
      last.text = [last.text, first?.text ?? '', text]
        .filter((each) => each !== '')
        .join(others.length > 0 ? ',' : ' ');
  }
  return groups.map(({ title, text }) => {
    const points = text.split(/[,;·•]/).map((each) => each.trim());
    return { id: '', title, subtitle: '', dates: '', ...none, points: points.filter((each) => each !== '') };
  });
}

const phonePattern = /(?:\+|\(|\d)[\d\s().+/-]{6,22}\d/;

function contactsIn({ lines }: LineSection): readonly string[] {
  const text = lines.map(whole).join(' ');
  const phone = phonePattern.exec(text)?.[0].trim();
  return [emailInText.exec(text)?.[0], phone].filter((each) => each !== undefined);
}

/** The contacts that it looks for: an email address, and a phone number. */
const isSought = (contact: string): boolean => emailInText.test(contact) || phonePattern.exec(contact)?.[0] === contact;

/** The sections in which the reader looks for entries. */
const kinds: readonly KnownKind[] = ['work', 'education', 'projects', 'skills', 'summary'];

function sectionIn({ title, lines }: LineSection, isJob: (item: Item) => boolean): PlainSection {
  const kind = (knownHeading(title) ?? 'other') as KnownKind;
  if (kind === 'skills') return { kind, title, entries: skillsIn(lines) };
  if (kind === 'summary') {
    const paragraphs = [lines.map(whole).join(' ')];
    return { kind, title, entries: [{ id: '', title: '', subtitle: '', dates: '', ...none, points: [], paragraphs }] };
  }
  return { kind, title, entries: entriesOf(lines).map((entry) => entryIn(kind, entry, isJob)) };
}

const fieldsOfEntries: readonly FieldName[] = ['title', 'subtitle', 'dates', 'points'];

/**
 * Reads line by line, as if the page had one column: titles of sections by being alone on their line, entries by the
 * space before them, and fields by points for what speaks for them. The method is the published one of OpenResume's
 * parser (open-resume.com/resume-parser), with headings in more languages.
 */
export const linesReader: Reader = {
  id: 'lines',
  compare({ pages }, written, language) {
    const [head, ...sections] = sectionsOf(itemLines(pages));
    if (head === undefined) return null;
    const primary = primaryLanguage(language);
    const spoken = isDocumentLanguage(primary) ? primary : 'en';
    const isJob = ({ text }: Item): boolean => {
      const { occupation, seniority } = readTitle(text, spoken);
      return occupation !== null || seniority !== 2;
    };
    return compareFields(written, {
      name: head.lines[0]?.[0]?.text ?? '',
      headline: '',
      contacts: contactsIn(head).map((text) => ({ text, href: null })),
      sections: sections.map((section) => sectionIn(section, isJob)),
    });
  },
  looksFor(kind, field, written) {
    if (kind === null) return field === 'name' || (field === 'contact' && isSought(written));
    if (!kinds.includes(kind)) return false;
    if (kind === 'summary') return field === 'text';
    if (kind === 'skills') return field === 'points';
    return fieldsOfEntries.includes(field) && !(kind === 'projects' && field === 'subtitle');
  },
};
