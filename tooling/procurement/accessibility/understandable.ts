import { test } from '../evidence.ts';
import * as common from './common-tests.ts';
import type { Criterion } from './criterion.ts';

/** Principle 3 of WCAG 2.2, at the levels A and AA. */
export const understandable: readonly Criterion[] = [
  {
    number: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    since: '2.0',
    remark: 'Each page names its language and its direction, and changes both with the language of the interface.',
    tests: [
      common.everyPage,
      common.languageOfPage,
      test('services/tests/other-language.test.ts', 'translates the page: %s'),
    ],
  },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    since: '2.0',
    remark:
      'A shared document names its own language where it differs from the page’s. Words within a text that are in another language cannot be marked.',
    tests: [common.languageOfSheet, common.inLanguage],
  },
  {
    number: '3.2.1',
    name: 'On Focus',
    level: 'A',
    since: '2.0',
    remark: 'Moving the focus changes nothing but the focus.',
    tests: common.byKeyboard,
  },
  {
    number: '3.2.2',
    name: 'On Input',
    level: 'A',
    since: '2.0',
    remark:
      'What is typed or chosen changes the page only where it says so: filters update their results, and documents their preview. The focus stays.',
    tests: [
      test('shell/app/app-area.test.tsx', 'keeps the focus where a page has put it'),
      test(
        'remotes/job-tracker/features/find/find.test.tsx',
        'applies a location as it is typed, and says if it is unknown or ambiguous',
      ),
      test(
        'remotes/resume-builder/features/builder/design/design.test.ts',
        'changes template, color, fonts, paper, and dates as separate undo steps, and saves them',
      ),
    ],
  },
  {
    number: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    since: '2.0',
    remark:
      'The navigation has the same entries in the same order on every page of the app, and header and footer on every public page.',
    tests: [
      test('shell/navigation/side-navigation.test.tsx', 'lists the entries of a group in order, with their numbers'),
      test(
        'services/api/site/site.test.ts',
        'frames a page that is rendered on request like the others and escapes its texts',
      ),
    ],
  },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    since: '2.0',
    remark:
      'What does the same has the same name on every page: one test saves four kinds of records by the same words.',
    tests: [common.reached],
    documents: ['docs/workspace.md'],
  },
  {
    number: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    since: '2.2',
    remark:
      'Help and contact are in the footer of every public page, and in the app in the menu beside the person’s name.',
    tests: [
      test(
        'shell/navigation/side-navigation.test.tsx',
        'leads to the profile, the density, and the pages about the product from a panel beside the user',
      ),
      test('services/public-site/render-site.test.ts', 'links only to existing pages and to existing places on a page'),
    ],
  },
  {
    number: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    since: '2.0',
    remark: 'Each wrong field says what is wrong in words below it, and the first one gets the focus.',
    tests: [
      test(
        'remotes/events/features/work/work-form.test.tsx',
        'names every missing and invalid field, and focuses the first',
      ),
      test('shell/pages/sign-in/sign-in-page.test.tsx', 'names what is missing and focuses the first field of it'),
      test('remotes/resume-builder/features/import/import-dialog.test.ts', 'names each field that cannot be imported'),
    ],
  },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    since: '2.0',
    remark:
      'Each field has a label that stays in view, and help below it where it needs some. Optional fields are marked, and screen readers say which are required.',
    tests: [
      test('shared/forms/fields/fields.test.tsx', 'describe controls by their help'),
      test('shared/forms/fields/fields.test.tsx', 'say which of them are required'),
      common.everyPage,
    ],
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    since: '2.0',
    remark: 'Messages say what is expected, such as the form of a ZIP code, and offer what was probably meant.',
    tests: [
      test('shared/forms/contact-info/contact-info-dialog.test.tsx', 'explains what is wrong with %s %j'),
      test(
        'remotes/job-tracker/features/find/find.test.tsx',
        'suggests filters to remove and a spelling when nothing is found',
      ),
    ],
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    since: '2.0',
    remark:
      'What is deleted can be brought back, an account for 14 days. Imports are reviewed and can be undone. Payments are confirmed on the provider’s page.',
    tests: [
      test(
        'e2e/profile.spec.ts',
        'requests the deletion by typing the email address, shows it in the app, and cancels it',
      ),
      test('remotes/resume-builder/features/list/resumes-page.test.ts', 'restores what was deleted earlier'),
      test('e2e/import.spec.ts', 'reviews, imports, and undoes a LinkedIn export, and never creates duplicates'),
    ],
  },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    since: '2.2',
    remark:
      'What was typed is kept when a person goes back, changes between signing in and signing up, or comes back to a draft.',
    tests: [
      test(
        'shell/pages/sign-in/sign-in-page.test.tsx',
        'keeps what was typed and the requested page when the mode changes',
      ),
      test(
        'e2e/drafts.spec.ts',
        'offers a draft after a reload and in a new tab, by keyboard, and discards it once saved',
      ),
    ],
  },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    since: '2.2',
    remark:
      'Nothing has to be remembered or solved: passwords can be pasted, shown, and filled in by a password manager, and passkeys replace them.',
    tests: [
      test('e2e/factors.spec.ts', 'adds passkeys by keyboard, signs in with one, and removes it'),
      test('shell/pages/sign-in/sign-in-page.test.tsx', 'labels all fields for password managers in both modes'),
      test('shell/pages/sign-in/sign-in-page.test.tsx', 'shows the password on demand without sending anything'),
    ],
  },
];
