import type { PartialDate } from '../../documents/events.ts';
import { isYear } from '../../documents/partial-date.ts';
import { emailInText } from '../../importers/common/email-in-text.ts';
import type { ImportContent, ImportReading } from '../../importers/common/reading.ts';
import { columnChanges, hasColumns } from '../../importers/pdf/columns.ts';
import { headingsOf } from '../../importers/pdf/read-pdf-resume.ts';
import { type Check, goodIf, judged } from './check.ts';
import {
  checkContactPlace,
  checkGlyphs,
  checkLetterSpacing,
  checkPictures,
  checkSize,
  checkText,
} from './file-checks.ts';
import type { Inspection } from './inspect-pdf.ts';
import { machineText } from './machine-text.ts';

/** The checks of a PDF whose source is unknown: what can be said without knowing what was written. */
export type FileCheckId =
  | 'text'
  | 'glyphs'
  | 'pictures'
  | 'columns'
  | 'letter-spacing'
  | 'name'
  | 'email'
  | 'phone'
  | 'contact-place'
  | 'headings'
  | 'dates'
  | 'years'
  | 'size'
  | 'tags';

export type FileCheck = Check<FileCheckId>;

/** What was read, without the failures. */
type Found = Extract<ImportReading, { readonly ok: true }>;

/** The most changes between two columns that a file makes which holds them one after the other, with a footer. */
const fewChanges = 4;

function checkColumns({ pages }: Inspection): FileCheck {
  const torn = pages.filter((page) => columnChanges(page) > fewChanges).length;
  const count = pages.filter(hasColumns).length;
  return judged('columns', torn > 0 ? 'problem' : goodIf(count === 0, 'look'), { count: torn > 0 ? torn : count });
}

function checkName(content: ImportContent | null): FileCheck {
  const found = [content?.contact?.firstName, content?.contact?.lastName].filter((each) => each != null).join(' ');
  return judged('name', goodIf(found !== '', 'problem'), { found });
}

/** An address that is in the text but not where contact info is expected is worth a look. */
function checkEmail({ pages }: Inspection, content: ImportContent | null): FileCheck {
  const read = content?.contact?.email ?? '';
  const found = read === '' ? (emailInText.exec(machineText(pages))?.[0] ?? '') : read;
  return judged('email', read !== '' ? 'good' : found === '' ? 'problem' : 'look', { found });
}

/** Many people leave out their phone number on purpose, so that is no problem. */
function checkPhone(content: ImportContent | null): FileCheck {
  const found = content?.contact?.phone ?? '';
  return judged('phone', goodIf(found !== '', 'look'), { found });
}

function checkHeadings({ pages }: Inspection): FileCheck {
  const headings = headingsOf(pages);
  const unknown = headings.filter(({ isKnown }) => !isKnown).map(({ title }) => title);
  const verdict = headings.length === 0 ? 'problem' : goodIf(unknown.length === 0, 'look');
  return judged('headings', verdict, { count: headings.length, unknown: unknown.join(', ') });
}

/** The name of a job or a degree, for a sentence. */
const nameOf = (names: readonly (string | null)[]): string =>
  names.filter((name) => name !== null && name !== '').join(', ');

interface DatedEntry {
  readonly uuid: string;
  readonly names: readonly (string | null)[];
  readonly startDate: PartialDate | null;
  readonly endDate: PartialDate | null;
}

/** The jobs and degrees. Certificates and awards often have just a year, and nobody counts them in months. */
const entriesOf = ({ work, education }: ImportContent): readonly DatedEntry[] => [
  ...work.map((job) => ({ ...job, names: [job.position, job.company] })),
  ...education.map((study) => ({ ...study, names: [study.degree, study.university] })),
];

/** Checks whether each job and each degree has dates. A résumé without any is judged by its headings. */
function checkDates({ content, confidence }: Found): readonly FileCheck[] {
  const entries = entriesOf(content);
  if (entries.length === 0) return [];
  const undated = entries.filter(({ uuid }) => confidence.get(uuid)?.doubts.includes('no-dates') === true);
  return [
    judged('dates', goodIf(undated.length === 0, 'look'), {
      count: entries.length,
      undated: undated.map(({ names }) => nameOf(names)).join('; '),
    }),
  ];
}

/** A year without a month is read in different ways, so it is worth knowing. It is never good news. */
function checkYears({ content }: Found): readonly FileCheck[] {
  const years = entriesOf(content)
    .map(({ startDate, endDate }) => [startDate, endDate].filter((date) => date !== null))
    .filter((dates) => dates.some(isYear))
    .map((dates) => dates.join(' – '));
  return years.length === 0 ? [] : [judged('years', 'look', { years: [...new Set(years)].join(', ') })];
}

/** Runs the checks in the order in which they are shown. Of a file without text, there is nothing else to say. */
export function checkUnknownFile(inspection: Inspection, reading: ImportReading): readonly FileCheck[] {
  const text = checkText(inspection);
  if (text.verdict !== 'good') return [text];
  const content = reading.ok ? reading.content : null;
  return [
    text,
    checkGlyphs(inspection),
    checkPictures(inspection),
    checkColumns(inspection),
    checkLetterSpacing(inspection),
    checkName(content),
    checkEmail(inspection, content),
    checkPhone(content),
    checkContactPlace(inspection),
    checkHeadings(inspection),
    ...(reading.ok ? [...checkDates(reading), ...checkYears(reading)] : []),
    checkSize(inspection),
    judged('tags', goodIf(inspection.facts.isTagged, 'look')),
  ];
}
