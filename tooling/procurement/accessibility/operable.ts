import { test, testsOf } from '../evidence.ts';
import * as common from './common-tests.ts';
import type { Criterion } from './criterion.ts';

/** Principle 2 of WCAG 2.2, at the levels A and AA. */
export const operable: readonly Criterion[] = [
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    since: '2.0',
    remark:
      'Everything can be done with the keyboard, including what is dragged with the mouse. Tests do whole tasks this way.',
    tests: [...common.byKeyboard, ...common.withoutDragging],
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    since: '2.0',
    remark: 'Escape closes dialogs, menus, and modes, and the focus returns to where it was.',
    tests: [
      test(
        'shell/command-bar/command-bar.test.tsx',
        'opens by Ctrl+K and by ⌘K from a field, closes by the same key or Escape, and returns the focus',
      ),
      test('e2e/drafts.spec.ts', 'reorders entries by mouse, buttons, and keyboard, and Escape leaves the mode'),
      ...common.byKeyboard.slice(0, 1),
    ],
  },
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    since: '2.1',
    remark: 'The one shortcut of all pages is Ctrl+K (⌘K). Keys without Ctrl act only on what has the focus.',
    tests: [
      test(
        'shell/command-bar/command-bar.test.tsx',
        'leaves the key to a field that uses it, to other dialogs, and to longer shortcuts',
      ),
    ],
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    since: '2.0',
    remark:
      'A session is renewed while a person works, and what was typed is kept if it ends. Messages with an action stay for 20 seconds, and as long as they have the pointer or the focus.',
    tests: [
      ...testsOf(
        'shared/ui/overlays/notice-time.test.tsx',
        'is at least 20 seconds with an action, in an area with a plain name',
        'does not end while it has the %s',
      ),
      test('shell/session/renewal-schedule.test.ts', 'renews in the last minute before expiry, repeatedly'),
      test(
        'e2e/embedding-bad-input.spec.ts',
        'keeps what was typed when a session fails or ends, restores it, and shows it to no other person',
      ),
      test('remotes/resume-builder/features/list/resumes-page.test.ts', 'restores what was deleted earlier'),
    ],
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    since: '2.0',
    remark: 'The product has no content that moves, scrolls, or refreshes on its own.',
    tests: [common.unmoved],
  },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    since: '2.0',
    remark: 'Nothing is meant to flash, and there is no video. It has not been measured.',
  },
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    since: '2.0',
    remark:
      'Pages begin with a link to their content and have landmarks. After navigation, the focus is on the content.',
    tests: [common.everyPage, test('shell/app/app-area.test.tsx', 'moves the focus to the new page')],
  },
  {
    number: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    since: '2.0',
    remark: 'Each page has a title of its own; a document’s page has the title of the document.',
    tests: [
      common.titles,
      test(
        'services/public-site/render-site.test.ts',
        'describes each page uniquely, in a length that search engines show',
      ),
    ],
  },
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    since: '2.0',
    remark:
      'The focus goes to the new page, to the item just saved, to the neighbor of what was deleted, and back to the button of a menu or a dialog.',
    tests: common.keptFocus,
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    since: '2.0',
    remark: 'Every link has a name, and leads to something that exists.',
    tests: [
      common.everyPage,
      test('services/public-site/render-site.test.ts', 'links only to existing pages and to existing places on a page'),
    ],
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    since: '2.0',
    remark:
      'Pages are reached by the navigation and by a search for pages and records (Ctrl+K); public pages also by the site map.',
    tests: [
      common.reached,
      test(
        'shell/command-bar/command-bar.test.tsx',
        'shows pages and actions at once, and finds records of every kind when they arrive',
      ),
      test('services/public-site/render-site.test.ts', 'agrees in what it says about search engines, feeds, and pages'),
    ],
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    since: '2.0',
    remark:
      'Each page has a heading that names it, and each field a label. Tests find pages and fields by these words.',
    tests: [common.reached, common.everyPage],
  },
  {
    number: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    since: '2.0',
    remark: 'What has the focus has a ring with a contrast of at least 3:1.',
    tests: [common.edgeContrast, common.uncovered, common.wayPast],
  },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    since: '2.2',
    remark: 'Bars that stay in view do not cover what has the focus, also below the header of a partner’s page.',
    tests: [common.uncovered, common.wayPast],
  },
  {
    number: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    since: '2.1',
    remark: 'No function needs two fingers or a path. Zooming and cropping have a slider, buttons, and keys.',
    tests: [
      test('e2e/profile.spec.ts', 'crops a photo by dragging, clicking, and dropping a file'),
      test('e2e/profile.spec.ts', 'crops a photo by keyboard alone, shows it everywhere at once, and removes it'),
    ],
  },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    since: '2.1',
    remark:
      'Buttons and links act when the pointer is released, as the browser’s own do. This has not been checked for each control.',
  },
  {
    number: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    since: '2.1',
    remark: 'The name of a control begins with the words that are seen on it, so that speech input finds it.',
    tests: [
      test(
        'remotes/resume-builder/features/builder/content/overrides/item-overrides.test.ts',
        'updates the block with a changed text after naming the documents that will change too',
      ),
      common.reached,
    ],
  },
  {
    number: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    since: '2.1',
    isAbsent: true,
    remark: 'Nothing reacts to the motion of a device, and pages may not read its sensors.',
    tests: [common.headers],
  },
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    since: '2.2',
    remark: 'Whatever can be dragged can also be moved by a menu or by buttons.',
    tests: common.withoutDragging,
  },
  {
    number: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    since: '2.2',
    remark:
      'Targets have at least 24 by 24 CSS pixels, or the distance that the criterion allows instead; with a finger they are larger.',
    tests: [
      common.everyPage,
      test('e2e/navigation.spec.ts', 'sizes controls by the pointer, unless a person chooses a density'),
    ],
  },
];
