import { test } from '../evidence.ts';
import type { SharedClause } from './chapter-row.ts';
import * as common from './common-tests.ts';

const statement = test(
  'services/public-site/render-site.test.ts',
  'has all required pages and at least eight articles',
);

/** The clauses about documentation and support. */
export const supportDocuments: readonly SharedClause[] = [
  {
    section508: '602.2',
    en301549: '12.1.1',
    name: 'Accessibility and Compatibility Features',
    conformance: 'Supports',
    remark: 'The page *Accessibility* of each site says what works with which technology, and what does not yet.',
    tests: [statement],
  },
  {
    section508: '602.3',
    en301549: '12.1.2',
    name: 'Electronic Support Documentation (Accessible Documentation)',
    conformance: 'Supports',
    remark: 'Help, contact, and the articles are pages of the site like all others.',
    tests: [common.everyPage, common.validPages],
  },
  {
    section508: '602.4',
    en301549: '12.1.2',
    name: 'Alternate Formats for Non-Electronic Support Documentation',
    conformance: 'Not Applicable',
    remark: 'Nothing is printed.',
  },
  {
    section508: '603.2',
    en301549: '12.2.2',
    name: 'Information on Accessibility and Compatibility Features',
    conformance: 'Supports',
    remark:
      'The page *Accessibility* is linked from every public page and from the app, and says how to report a problem.',
    tests: [
      statement,
      test(
        'shell/navigation/side-navigation.test.tsx',
        'leads to the profile, the density, and the pages about the product from a panel beside the user',
      ),
    ],
  },
  {
    section508: '603.3',
    en301549: '12.2.3',
    name: 'Accommodation of Communication Needs (Effective Communication)',
    conformance: 'Not Evaluated',
    remark:
      'The operator of the site gives support, by email (`SITE_CONTACT`). Whoever needs other ways has to agree on them with the operator.',
  },
];
