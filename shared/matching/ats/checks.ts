import { emailInText } from '../../importers/common/email-in-text.ts';
import { hasColumns } from '../../importers/pdf/columns.ts';
import { knownHeading } from '../../importers/pdf/heading-words.ts';
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
import { type Similarity, wordsOf } from './similarity.ts';
import { machineText } from './machine-text.ts';
import { type ReaderResult, worstOf } from './readers/worst-of.ts';
import type { PlainResume } from './recovered-resume.ts';

/**
 * The checks for what is known to make applicant tracking systems fail: Greenhouse's own list (support article
 * 200989175) and the suite that Resume-Matcher checks files with. Each is answered from the PDF itself.
 */
export type CheckId =
  | 'text'
  | 'fonts'
  | 'glyphs'
  | 'words'
  | 'order'
  | 'fields'
  | 'email'
  | 'phone'
  | 'contact-place'
  | 'headings'
  | 'dates'
  | 'columns'
  | 'letter-spacing'
  | 'pictures'
  | 'size'
  | 'pages'
  | 'labels';

export type AtsCheck = Check<CheckId>;

export interface Evidence extends Inspection {
  readonly written: PlainResume;
  readonly readers: readonly ReaderResult[];
  readonly likeness: Similarity;
}

/** The number of pages that recruiters expect at most. */
const defaultPages = 2;
/** The share of the text, from its start, in which contact info is expected. */
const beginning = 0.25;

const phone = /(?:\+|\(|\d)[\d\s().+/-]{6,22}\d/;

function checkWords({ likeness: { recall, pairs, pairsFound } }: Evidence): AtsCheck {
  const verdict = recall >= 0.98 ? 'good' : recall >= 0.9 ? 'look' : 'problem';
  return judged('words', verdict, { share: recall, pairs, pairsFound });
}

function checkOrder({ likeness: { order } }: Evidence): AtsCheck {
  return judged('order', order >= 0.98 ? 'good' : order >= 0.8 ? 'look' : 'problem', { share: order });
}

/** The share of fields from which a reader is said to find what was written. */
const enough = 0.9;

/**
 * Checks which fields the worst of the readers recognizes. Readers differ in how they assign lines to fields, so a field only counts as
 * lost when its text is missing from the PDF as well.
 */
function checkFields({ readers, likeness: { recall } }: Evidence): AtsCheck {
  const worst = worstOf(readers);
  if (worst === undefined) return judged('fields', 'good', { found: 0, count: 0 });
  const { found, count } = worst;
  const isMostLost = found < count / 2 && recall < 0.9;
  const verdict = found >= count * enough ? 'good' : isMostLost ? 'problem' : 'look';
  return judged('fields', verdict, { found, count });
}

/** Checks that written contact info is found near the start; contact info that was not written is worth a look. */
function checkContact(id: 'email' | 'phone', pattern: RegExp, { pages, written }: Evidence): AtsCheck {
  const text = machineText(pages);
  const found = pattern.exec(text);
  const isWritten = written.contacts.some((contact) => pattern.test(contact.text));
  if (found === null) return judged(id, isWritten ? 'problem' : 'look', { found: '' });
  // In a short document, everything is near the start.
  const isEarly = found.index <= Math.max(text.length * beginning, 400);
  return judged(id, isEarly ? 'good' : 'look', { found: found[0].trim() });
}

function checkHeadings({ written }: Evidence): AtsCheck {
  const titles = written.sections.map(({ title }) => title);
  const unknown = titles.filter((title) => knownHeading(title) === undefined);
  return judged('headings', goodIf(unknown.length === 0, 'look'), {
    known: titles.length - unknown.length,
    count: titles.length,
    unknown: unknown.join(', '),
  });
}

function checkDates({ pages, written }: Evidence): AtsCheck {
  const text = ` ${wordsOf(machineText(pages)).join(' ')} `;
  const entries = written.sections.flatMap((section) => section.entries);
  const dated = entries.map(({ dates }) => wordsOf(dates).join(' ')).filter((dates) => dates !== '');
  const found = dated.filter((dates) => text.includes(` ${dates} `)).length;
  const jobs = written.sections.filter(({ kind }) => kind === 'work').flatMap((section) => section.entries);
  const undated = jobs.filter(({ dates }) => dates === '').length;
  const verdict = found < dated.length ? 'problem' : goodIf(undated === 0, 'look');
  return judged('dates', verdict, { found, count: dated.length, undated });
}

function checkColumns({ pages, likeness }: Evidence): AtsCheck {
  const count = pages.filter(hasColumns).length;
  // Columns are a problem only when lines are read across both, which tears sentences apart.
  return judged('columns', count === 0 ? 'good' : likeness.recall >= 0.95 ? 'look' : 'problem', { count });
}

function checkPages({ pages }: Evidence): AtsCheck {
  return judged('pages', goodIf(pages.length <= defaultPages, 'look'), { count: pages.length });
}

function checkLabels({ facts: { title, language, isTagged } }: Evidence): AtsCheck {
  return judged('labels', goodIf(title !== '' && language !== '' && isTagged, 'look'), { title, language });
}

/** Runs all checks, in the order in which they are shown. */
export const checkPdf = (evidence: Evidence): readonly AtsCheck[] => [
  checkText(evidence),
  checkGlyphs(evidence),
  checkWords(evidence),
  checkOrder(evidence),
  checkFields(evidence),
  checkContact('email', emailInText, evidence),
  checkContact('phone', phone, evidence),
  checkContactPlace(evidence),
  checkHeadings(evidence),
  checkDates(evidence),
  checkColumns(evidence),
  checkLetterSpacing(evidence),
  checkPictures(evidence),
  checkSize(evidence),
  checkPages(evidence),
  checkLabels(evidence),
];
