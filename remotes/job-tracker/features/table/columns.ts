import { storedValue, type StoredValue } from '@shared/remote-kit';
import type { SortKey } from '../query/tracker-query.ts';

/** The columns that the table can show besides the title, in this order. */
export const columns = [
  ...(['company', 'location', 'stage', 'match', 'nextStepOn', 'deadline', 'appliedOn', 'excitement'] as const),
  ...(['salary', 'source', 'tags', 'stageSince', 'updatedAt'] as const),
] as const;
export type Column = (typeof columns)[number];

/** The columns until the person chooses others. */
export const defaultColumns: readonly Column[] = [
  'company',
  'stage',
  'match',
  'nextStepOn',
  'deadline',
  'excitement',
  'tags',
];

/** The width of the column with the checkboxes. */
const boxesWidth = '2.75rem';

/** Rows extend over the page's padding, so that their first text, after the padding of its cell, is at the page's edge. */
export const rowInset = { ps: 'max(0px, var(--page-gutter, 0px) - 8px)', pe: 'var(--page-gutter, 0px)' } as const;

/** Keeps the checkboxes and the title in view where the columns scroll sideways. */
export const pinned = {
  '& > [data-pinned]': { position: 'sticky', insetInlineStart: '0', bg: 'inherit', zIndex: '1' },
  '&[data-boxes] > [data-pinned] ~ [data-pinned]': { insetInlineStart: boxesWidth },
} as const;

const wide: readonly Column[] = ['company', 'stage', 'nextStepOn', 'tags'];

/** The smallest width of a column in rem. */
const leastOf = (column: Column): number =>
  column === 'match' ? 4 : column === 'excitement' ? 6 : wide.includes(column) ? 6.5 : 5.5;

/** The width in rem below which a table scrolls sideways: title, columns, checkboxes, menu, and the page's padding. */
export const leastWidth = (shown: readonly Column[]): number =>
  shown.reduce((sum, column) => sum + leastOf(column), 11 + 2.75 + 2.75 + 2.5);

/**
 * Returns the `grid-template-columns` for the title and the shown columns, with the checkboxes and the menu at the
 * ends.
 */
export function gridOf(shown: readonly Column[], hasBoxes: boolean): string {
  const middle = shown.map((column) =>
    column === 'match'
      ? `${leastOf(column)}rem`
      : `minmax(${leastOf(column)}rem, ${wide.includes(column) ? '1.2' : '1'}fr)`,
  );
  return [...(hasBoxes ? [boxesWidth] : []), 'minmax(11rem, 2fr)', ...middle, '2.75rem'].join(' ');
}

/** Returns the sort key of a column; undefined for tags, which have no order, and for the match, which the list does not have. */
export const sortOf = (column: Column | 'title'): SortKey | undefined =>
  column === 'tags' || column === 'match' ? undefined : column;

/** Stores the columns that the person has chosen on this device. */
export const storedColumns = (subject: string): StoredValue<readonly Column[]> =>
  storedValue(`tessera.job-tracker.columns.${subject}`, {
    parse: (text) => {
      const chosen = text.split(' ');
      return columns.filter((column) => chosen.includes(column));
    },
    print: (chosen) => chosen.join(' '),
  });
