import { test } from '../evidence.ts';
import * as common from './common-tests.ts';
import type { Criterion } from './criterion.ts';

const noMedia = 'There is no audio and no video, and the policy of every page lets none be loaded.';
const media = { isAbsent: true, remark: noMedia, tests: [common.strictPolicy] } as const;

/** Principle 1 of WCAG 2.2, at the levels A and AA. */
export const perceivable: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    since: '2.0',
    remark:
      'Pictures, icons, and buttons with only an icon have a text. Decoration is hidden from assistive technology. Photos in documents carry alternative text.',
    tests: [common.everyPage, common.pictureTexts, common.headshotText],
  },
  { number: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', since: '2.0', ...media },
  { number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', since: '2.0', ...media },
  { number: '1.2.3', name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', since: '2.0', ...media },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA', since: '2.0', ...media },
  { number: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', since: '2.0', ...media },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    since: '2.0',
    remark: 'Headings, lists, tables, groups of fields, and labels are marked up as what they are.',
    tests: [
      common.everyPage,
      common.namedContent,
      common.validPages,
      test('shared/forms/fields/fields.test.tsx', 'describe controls by their help'),
      test(
        'remotes/job-tracker/features/insights/insights.test.tsx',
        'shows every figure in a table and marks small samples',
      ),
    ],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    since: '2.0',
    remark: 'The order in the page is the order of reading, also in lists of which only a part is drawn.',
    tests: [
      test(
        'e2e/blocks.spec.ts',
        'renders only the visible rows of a thousand blocks, each with its position in the list',
      ),
      test('e2e/guest.spec.ts', 'shows a visitor on a phone the page first, and leads from sharing to an account'),
      test('shell/navigation/side-navigation.test.tsx', 'lists the entries of a group in order, with their numbers'),
    ],
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    since: '2.0',
    remark: 'Texts refer to controls by their names. This has not been checked text by text.',
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    since: '2.1',
    remark: 'Pages work upright and on their side; nothing asks for one of them.',
    tests: [common.everyPage, common.room],
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    since: '2.1',
    remark: 'Fields for addresses, passwords, and codes tell browsers and password managers what they are for.',
    tests: [
      common.everyPage,
      test('shell/pages/sign-in/sign-in-page.test.tsx', 'labels all fields for password managers in both modes'),
    ],
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    since: '2.0',
    remark: 'What a color says is also said by a word, an icon, or an underline.',
    tests: [
      common.everyPage,
      test(
        'remotes/job-tracker/features/insights/insights.test.tsx',
        'shows every figure in a table and marks small samples',
      ),
      test('e2e/jobs.spec.ts', 'shows the stage of a job beside the button for its actions'),
    ],
  },
  {
    number: '1.4.2',
    name: 'Audio Control',
    level: 'A',
    since: '2.0',
    isAbsent: true,
    remark: 'Nothing plays sound.',
    tests: [common.strictPolicy],
  },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    since: '2.0',
    remark:
      'Text has at least 4.5:1 in the light and the dark scheme. A color that a person chooses for a document is darkened until it is readable, and the page says so.',
    tests: [
      common.everyPage,
      ...common.contrasts,
      common.accentContrast,
      test(
        'services/platform/mail/email-layout.test.ts',
        'gives links enough contrast on a light and on a dark background',
      ),
    ],
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    since: '2.0',
    remark: 'Every page of the app keeps its content and its functions at 400%.',
    tests: [common.room],
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    since: '2.0',
    remark:
      'Text is text. Exceptions are essential: pictures of the product on the public pages, and the preview, which shows how a document is printed.',
    tests: [common.pictureTexts, common.pdfInOrder],
  },
  {
    number: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    since: '2.1',
    remark:
      'At 320 CSS pixels no page scrolls sideways. The page of a document and wide tables scroll inside their own box.',
    tests: [common.room, common.everyPage],
  },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    since: '2.1',
    remark: 'Borders of controls, their states, and the ring of the focus have at least 3:1.',
    tests: [common.edgeContrast, test('e2e/focus.spec.ts', 'shows the colors to choose from in forced colors')],
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    since: '2.1',
    remark: 'Texts are longer in other languages, and there is room for them, also with wide spacing at 320 pixels.',
    tests: [
      test('e2e/page-states.spec.ts', 'fits at 320 pixels with wide spacing of text'),
      test('e2e/languages.spec.ts', 'translates every text into a language longer than English, and has room for it'),
    ],
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    since: '2.1',
    remark:
      'Labels of buttons with only an icon appear on hover and on keyboard focus, stay while the pointer is on them, and close with Escape.',
    tests: [
      test('shared/ui/lazy/lazy.test.tsx', 'describe a button by its tooltip on keyboard focus'),
      test(
        'shared/ui/components/tooltip.test.tsx',
        'stays while the pointer is on it, closes by Escape, and closes when the pointer leaves',
      ),
    ],
  },
];
