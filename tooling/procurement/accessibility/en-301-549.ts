import { test } from '../evidence.ts';
import { authoring } from './authoring.ts';
import { numberedBy, type Chapter, type ChapterRow } from './chapter-row.ts';
import * as common from './common-tests.ts';
import { criteriaUpTo } from './criteria.ts';
import { conformanceOf } from './criterion.ts';
import { documentRow, voidInDocuments } from './exported-documents.ts';
import { supportDocuments } from './support-documents.ts';
import { worstOf } from './worst-of.ts';

const names = criteriaUpTo('2.1');

/** Criterion 4.1.1, which WCAG 2.2 has no more and EN 301 549 still has. */
const parsing = { number: '4.1.1', name: 'Parsing' };

const web: readonly ChapterRow[] = [
  ...names.map((criterion) => ({
    clause: `9.${criterion.number}`,
    name: criterion.name,
    conformance: conformanceOf(criterion),
    remark: `As ${criterion.number} in the tables of WCAG.`,
  })),
  {
    clause: '9.4.1.1',
    name: parsing.name,
    conformance: 'Supports' as const,
    remark: 'By the errata of WCAG, web pages meet it. The markup of the public pages is validated as well.',
    tests: [common.validPages],
  },
  {
    clause: '9.6',
    name: 'WCAG Conformance Requirements',
    conformance: worstOf(names),
    remark:
      'Whole pages and whole processes were considered. No page is without known problems as long as the tables name one that is on every page.',
  },
];

const documents: readonly ChapterRow[] = [
  ...[...names, parsing]
    .filter(({ number }) => !voidInDocuments.includes(number))
    .map(({ number, name }) => ({ clause: `10.${number}`, name, ...documentRow(number) })),
  ...['10.5 Caption Positioning', '10.6 Audio Description Timing'].map((clause) => ({
    clause: clause.slice(0, 4),
    name: clause.slice(5),
    ...documentRow('1.2.2'),
  })),
];

const generic: readonly ChapterRow[] = [
  {
    clause: '5.2',
    name: 'Activation of Accessibility Features',
    conformance: 'Supports',
    remark:
      'Color scheme, reduced motion, text size, and the size of targets follow the browser and the pointer; nothing has to be turned on.',
    tests: [
      common.everyPage,
      test('e2e/navigation.spec.ts', 'sizes controls by the pointer, unless a person chooses a density'),
    ],
  },
  {
    clause: '5.3',
    name: 'Biometrics',
    conformance: 'Supports',
    remark: 'A passkey may use the device’s biometrics, and is never the only way: a password works as well.',
    tests: [test('e2e/factors.spec.ts', 'keeps what was typed when no passkey was used')],
  },
  {
    clause: '5.4',
    name: 'Preservation of Accessibility Information During Conversion',
    conformance: 'Supports',
    remark: 'See 11.8.3.',
    tests: [common.taggedPdf, common.docxPicture],
  },
  {
    clause: '5.5–5.6',
    name: 'Operable Parts, Locking or Toggle Controls',
    conformance: 'Not Applicable',
    remark: 'The product is software.',
  },
  {
    clause: '5.7–5.8',
    name: 'Key Repeat, Double-strike Key Acceptance',
    conformance: 'Not Applicable',
    remark: 'They belong to the operating system.',
  },
  {
    clause: '5.9',
    name: 'Simultaneous User Actions',
    conformance: 'Supports',
    remark: 'Nothing needs two actions at once; what has a shortcut has a button, too.',
    tests: [common.reached],
  },
];

const without = (title: string, about: string): Chapter => ({ title, about, rows: [] });

/** The chapters of EN 301 549 (3.2.1) besides the functional statements of chapter 4. */
export const en301549: readonly Chapter[] = [
  { title: 'Chapter 5: Generic Requirements', about: 'Requirements for products of all kinds.', rows: generic },
  without('Chapter 6: ICT with Two-Way Voice Communication', 'Not applicable: no one speaks with anyone.'),
  without('Chapter 7: ICT with Video Capabilities', 'Not applicable: there is no video.'),
  without('Chapter 8: Hardware', 'Not applicable: the product is software.'),
  { title: 'Chapter 9: Web', about: 'The criteria of WCAG 2.1, A and AA.', rows: web },
  {
    title: 'Chapter 10: Non-web Documents',
    about:
      'The PDF and Word files that people download. Their words are their authors’; this chapter is about what the product makes of them. Clauses that are void in the standard are left out.',
    rows: documents,
  },
  {
    title: 'Chapter 11: Software',
    about:
      'The product is a web application, for which chapter 9 counts instead of 11.1 to 11.7. It makes documents, so 11.8 applies.',
    rows: [
      {
        clause: '11.8.1',
        name: 'Content Technology',
        conformance: 'Supports',
        remark: 'The documents’ formats can carry all that 11.8.2 to 11.8.5 ask for.',
        tests: [common.taggedPdf, common.docxOutline],
      },
      ...numberedBy('en301549', authoring),
    ],
  },
  {
    title: 'Chapter 12: Documentation and Support Services',
    about: 'Help and support are given on the site and by its operator.',
    rows: numberedBy('en301549', supportDocuments),
  },
  without('Chapter 13: ICT Providing Relay or Emergency Service Access', 'Not applicable: the product gives neither.'),
];
