import { test } from '../evidence.ts';
import type { SharedClause } from './chapter-row.ts';
import * as common from './common-tests.ts';
import { nameProblems, problemsOfFiles } from './problems.ts';

/** The clauses about authoring tools. Tessera is one, because it makes documents. */
export const authoring: readonly SharedClause[] = [
  {
    section508: '504.2',
    en301549: '11.8.2',
    name: 'Content Creation or Editing (Accessible Content Creation)',
    conformance: 'Supports',
    remark:
      'Every document is made with headings, lists, links, reading order, language, title, and alternative text of the photo, without a step by its author.',
    tests: [common.taggedPdf, common.pdfHeadings, common.docxOutline],
  },
  {
    section508: '504.2.1',
    en301549: '11.8.3',
    name: 'Preservation of Information Provided for Accessibility in Format Conversion',
    conformance: 'Supports',
    remark:
      'PDF, Word, web page, and text are made from the same document, with what each format knows for accessibility.',
    tests: [
      common.taggedPdf,
      common.docxPicture,
      common.docxPlain,
      test('shared/exporters/docx/read-back.test.ts', 'writes a document whose jobs and schools its own reader finds'),
    ],
  },
  {
    section508: '504.2.2',
    en301549: '11.8.2',
    name: 'PDF Export',
    conformance: problemsOfFiles.length > 0 ? 'Partially Supports' : 'Supports',
    remark: `PDFs claim PDF/UA-1. A checker that follows the Matterhorn Protocol finds no failure in any template. A document that cannot keep the standard becomes a tagged PDF without the claim.${nameProblems(problemsOfFiles)}`,
    tests: [common.checkedPdf, common.taggedPdf],
    documents: ['docs/adr/0057-claim-pdf-ua-and-not-pdf-a.md'],
  },
  {
    section508: '504.3',
    en301549: '11.8.4',
    name: 'Prompts (Repair Assistance)',
    conformance: 'Supports',
    remark:
      'The author is warned about colors that are too light (and that were darkened), characters that no font has, and text that software cannot read.',
    tests: [
      test(
        'remotes/resume-builder/features/builder/design/design.test.ts',
        'takes any color as a hex code, and warns when it must be darkened',
      ),
      test(
        'remotes/resume-builder/features/builder/ats/ats.test.ts',
        'names a character that no font has, and its place, as a problem',
      ),
    ],
  },
  {
    section508: '504.4',
    en301549: '11.8.5',
    name: 'Templates',
    conformance: 'Supports',
    remark: 'All eight templates make accessible documents; there are no others.',
    tests: [common.checkedPdf, common.pdfHeadings],
    documents: ['docs/templates.md'],
  },
];
