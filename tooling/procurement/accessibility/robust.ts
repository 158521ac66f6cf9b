import { test } from '../evidence.ts';
import * as common from './common-tests.ts';
import type { Criterion } from './criterion.ts';

/** Principle 4 of WCAG 2.2, at the levels A and AA. WCAG 2.2 has no criterion 4.1.1 any more. */
export const robust: readonly Criterion[] = [
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    since: '2.0',
    remark: 'Controls have a name, a role, and a state that assistive technology can read and set.',
    tests: [
      common.everyPage,
      test('shared/ui/components/menu.test.tsx', 'chooses an item once by %s'),
      test(
        'shared/ui/components/tags-input.test.tsx',
        'removes tags by button and by keyboard, and names them for screen readers',
      ),
      test('e2e/blocks.spec.ts', 'has accessible tools, ${colorScheme}'),
    ],
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    since: '2.1',
    remark: 'What was loaded, saved, moved, or deleted, and what failed, is announced without moving the focus.',
    tests: [
      test(
        'remotes/job-tracker/features/board/board.test.tsx',
        'moves a card by its menu, keeps the focus on it, announces the move, and undoes it',
      ),
      test(
        'remotes/events/features/work/work-list-page.test.tsx',
        'announces that it is loading before there is anything to see',
      ),
      test(
        'remotes/resume-builder/features/builder/content/overrides/item-overrides.test.ts',
        'rewords, hides, and moves for this résumé, announces it, and resets with one press',
      ),
    ],
  },
];
