import { test } from '../evidence.ts';
import type { ChapterRow } from './chapter-row.ts';
import * as common from './common-tests.ts';
import { nameProblems, problemsOfFiles } from './problems.ts';

/** What a criterion says about PDF and Word files, by its number in WCAG 2.1. */
type DocumentRow = Omit<ChapterRow, 'clause' | 'name'>;

const still: DocumentRow = {
  conformance: 'Not Applicable',
  remark: 'A document has text, links, and at most a photo; nothing in it plays, moves, asks, or changes.',
};
const supports = (remark: string, ...tests: NonNullable<DocumentRow['tests']>): DocumentRow => ({
  conformance: 'Supports',
  remark,
  tests,
});

const byNumber: Readonly<Record<string, DocumentRow>> = {
  '1.1.1': supports('The photo has alternative text, in PDF and in Word.', common.headshotText, common.docxPicture),
  '1.3.1': supports(
    'Headings, lists, and links are tagged in PDF, and use Word’s own styles.',
    common.pdfHeadings,
    common.taggedPdf,
    common.docxOutline,
  ),
  '1.3.2': supports(
    'The order of the tags is the order of reading, also in templates with two columns. Word files have one column.',
    common.pdfInOrder,
    common.docxPlain,
  ),
  '1.3.3': supports('The templates add no instructions. What authors write is theirs.', common.checkedPdf),
  '1.4.1': supports('Links and levels are also words.', common.pdfInOrder),
  '1.4.3': supports('Colors are darkened until they have 4.5:1.', common.accentContrast, common.docxColor),
  '1.4.4': supports('Text is text, and programs enlarge it.', common.pdfInOrder),
  '1.4.5': supports('Nothing but the photo is a picture.', common.pdfInOrder),
  '1.4.10': {
    conformance: 'Partially Supports',
    remark: 'Word files reflow. A PDF has pages of a fixed width; its tags let programs reflow it that can.',
    tests: [common.docxPlain, common.taggedPdf],
  },
  '1.4.11': {
    conformance: 'Not Applicable',
    remark: 'Lines and shapes are decoration; nothing has to be seen in them.',
  },
  '1.4.12': { conformance: 'Not Applicable', remark: 'The format of a PDF has fixed spacing; Word’s can be changed.' },
  '2.1.1': supports('Links are reached by the keys of the program that shows the document.', common.taggedPdf),
  '2.4.2': supports(
    'The title is in the properties, and PDFs ask programs to show it.',
    common.taggedPdf,
    common.docxPlain,
  ),
  '2.4.3': supports('Links follow in the order of reading.', common.checkedPdf),
  '2.4.4': supports(
    'A link is the address that it leads to, or the words to which it belongs.',
    test('services/domain/typesetting/engine/pdf-engine.test.ts', 'links to web addresses, email, and telephone'),
  ),
  '2.4.6': supports('Sections and entries have titles that are headings.', common.pdfHeadings, common.docxOutline),
  '2.5.3': still,
  '3.1.1': supports('The language is in the properties.', common.taggedPdf, common.docxPlain),
  '3.1.2': {
    conformance: 'Partially Supports',
    remark: 'A document has one language. Words in another one cannot be marked.',
    tests: [common.inLanguage],
  },
  '4.1.1': supports(
    'Files keep the rules of their formats.',
    common.checkedPdf,
    test(
      'shared/exporters/docx/docx-structure.test.ts',
      'gives each part a content type, and lists no type without a part',
    ),
  ),
  '4.1.2': still,
};

/** Returns what documents do about a criterion of WCAG 2.1. A known problem makes it partial. */
export function documentRow(number: string): DocumentRow {
  const row = byNumber[number] ?? still;
  const known = problemsOfFiles.filter(({ criteria }) => criteria.includes(number));
  if (known.length === 0) return row;
  return { ...row, conformance: 'Partially Supports', remark: `${row.remark}${nameProblems(known)}` };
}

/** The criteria whose clauses in chapter 10 are void, because they are about sets of pages. */
export const voidInDocuments: readonly string[] = ['2.4.1', '2.4.5', '3.2.3', '3.2.4'];
