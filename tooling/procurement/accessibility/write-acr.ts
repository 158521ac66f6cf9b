import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../apps.ts';
import { blocks, nameEvidence, table } from '../markdown.ts';
import type { Chapter } from './chapter-row.ts';
import { criteria } from './criteria.ts';
import { conformanceOf, type Criterion } from './criterion.ts';
import { en301549 } from './en-301-549.ts';
import { functionalCriteria, type FunctionalCriterion } from './functional-criteria.ts';
import { nameProblems, openProblems, problems } from './problems.ts';
import { section508 } from './section-508.ts';
import { assessedOn, countByConformance } from './summary.ts';
import { worstOf } from './worst-of.ts';

const folder = 'docs/accessibility';
const head = ['Criteria', 'Conformance Level', 'Remarks and Explanations'];

const named = (evidence: string): string => (evidence === '' ? '' : `<br>Shown by: ${evidence}`);

const criterionRow = (criterion: Criterion): readonly string[] => [
  `${criterion.number} ${criterion.name}`,
  conformanceOf(criterion),
  `${criterion.remark}${nameProblems(openProblems(criterion.number))}${named(nameEvidence(criterion, folder))}`,
];

const levelTable = (level: Criterion['level']): string =>
  table(head, criteria.filter((each) => each.level === level).map(criterionRow));

const chapter = ({ title, about, rows }: Chapter): string =>
  [
    `### ${title}`,
    about,
    ...(rows.length === 0
      ? []
      : [
          table(
            head,
            rows.map(({ clause, name, conformance, remark, ...evidence }) => [
              `${clause} ${name}`,
              conformance,
              `${remark}${named(nameEvidence(evidence, folder))}`,
            ]),
          ),
        ]),
  ].join('\n\n');

function functionalTable(standard: 'section508' | 'en301549'): string {
  const row = (criterion: FunctionalCriterion): readonly (readonly string[])[] => {
    const clause = criterion[standard];
    if (clause === undefined) return [];
    const decidedBy = criteria.filter(({ number }) => criterion.decidedBy.includes(number));
    const from = decidedBy.length === 0 ? '' : ` Decided by ${criterion.decidedBy.join(', ')} of WCAG.`;
    return [
      [
        `${clause} ${criterion.name}`,
        decidedBy.length === 0 ? 'Supports' : worstOf(decidedBy),
        `${criterion.remark}${from}${named(nameEvidence(criterion, folder))}`,
      ],
    ];
  };
  return table(head, functionalCriteria.flatMap(row));
}

/** Returns the version in package.json. */
const version = (): string =>
  (JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as { version: string }).version;

const standards = table(
  ['Standard', 'Included'],
  [
    ['Web Content Accessibility Guidelines 2.0, 2.1, and 2.2', 'Levels A and AA; level AAA is not'],
    ['Revised Section 508 standards (36 CFR 1194, January 18, 2017, as corrected January 22, 2018)', 'Yes'],
    ['EN 301 549 V3.1.1 (2019-11) and V3.2.1 (2021-03)', 'Yes'],
  ],
);

/** Returns docs/accessibility/acr.md. */
export const writeAcr = (): string =>
  blocks(
    '# Accessibility conformance report',
    'International edition, in the structure of VPAT® 2.5. Written by `npm run procurement` from the tables in `tooling/procurement/accessibility/`; change those, not this file. A test fails if a test that is named here no longer exists.',
    table(
      ['', ''],
      [
        ['Product', `Tessera ${version()}`],
        ['Report date', assessedOn],
        [
          'Description',
          'A web application in which job seekers write résumés and cover letters and track applications. This report covers the public pages, the app, shared pages, and the PDF and Word files that the product makes.',
        ],
        ['Contact', 'The operator of each site, at the address on its page *Contact* (`SITE_CONTACT`)'],
        [
          'Evaluation methods',
          'Automatic tests in Chromium on each change: axe-core on pages at 1280 and 390 CSS pixels in a light and a dark scheme, whole tasks by keyboard, zoom to 400%, contrast of the theme, and a checker of PDF/UA-1. A review by use in November 2026: keys, accessibility tree, 320 CSS pixels, contrast, forced colors. Main tasks in Firefox. Not tried: screen readers, Safari, people with disabilities.',
        ],
      ],
    ),
    '## Standards',
    standards,
    '## Terms',
    [
      '- **Supports**: at least one test shows it, and no problem is known.',
      '- **Partially Supports**: a problem is known, which the remark names.',
      '- **Not Applicable**: the product has nothing that the criterion is about.',
      '- **Not Evaluated**: nothing shows it either way. VPAT keeps this term for level AAA; we use it rather than claim what no test shows.',
      '- **Does Not Support**: most of the product fails. No criterion is in this state.',
    ].join('\n'),
    `Of ${criteria.length} criteria of WCAG 2.2 at the levels A and AA, ${countByConformance()}.`,
    '## Known problems',
    problems
      .map(({ criteria: numbers, what, instead }) => `- ${what}${instead ? ` ${instead}` : ''} (${numbers.join(', ')})`)
      .join('\n'),
    '## WCAG 2.2 report',
    'A criterion answers for WCAG 2.0 and 2.1 too, as far as they have it, and for EN 301 549 chapter 9 and Section 508 chapter 5.',
    '### Table 1: Success criteria, level A',
    levelTable('A'),
    'WCAG 2.0 and 2.1 also have 4.1.1 Parsing, which their errata of September 2023 call always met.',
    '### Table 2: Success criteria, level AA',
    levelTable('AA'),
    '### Table 3: Success criteria, level AAA',
    'Not evaluated.',
    '## Revised Section 508 report',
    '### Chapter 3: Functional performance criteria',
    functionalTable('section508'),
    ...section508.map(chapter),
    '## EN 301 549 report',
    '### Chapter 4: Functional performance statements',
    functionalTable('en301549'),
    ...en301549.map(chapter),
  );
