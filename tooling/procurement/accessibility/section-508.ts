import { authoring } from './authoring.ts';
import { criteriaUpTo } from './criteria.ts';
import { worstOf } from './worst-of.ts';
import { numberedBy, type Chapter } from './chapter-row.ts';
import { supportDocuments } from './support-documents.ts';

/** The chapters of the Revised Section 508 standards besides those that repeat WCAG 2.0 and the functional criteria. */
export const section508: readonly Chapter[] = [
  { title: 'Chapter 4: Hardware', about: 'Not applicable: the product is software.', rows: [] },
  {
    title: 'Chapter 5: Software',
    about:
      'The product is a web application. It has no access to the accessibility services of a platform but through the browser, so 502 and 503 do not apply (exception in 501.1), and WCAG decides. It makes documents, so 504 applies.',
    rows: [
      {
        clause: '501.1',
        name: 'Scope – Incorporation of WCAG 2.0 AA',
        conformance: worstOf(criteriaUpTo('2.0')),
        remark: 'As the tables of WCAG 2.2 say, of which WCAG 2.0 is a part.',
      },
      {
        clause: '502',
        name: 'Interoperability with Assistive Technology',
        conformance: 'Not Applicable',
        remark: 'By the exception in 501.1; see 4.1.2 of WCAG.',
      },
      {
        clause: '503',
        name: 'Applications',
        conformance: 'Not Applicable',
        remark: 'By the exception in 501.1. Color scheme, text size, and reduced motion follow the browser.',
      },
      ...numberedBy('section508', authoring),
    ],
  },
  {
    title: 'Chapter 6: Support Documentation and Services',
    about: 'Help and support are given on the site and by its operator.',
    rows: numberedBy('section508', supportDocuments),
  },
];
