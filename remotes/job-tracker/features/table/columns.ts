import { storedValue, type StoredValue } from '@shared/remote-kit';
import type { SortKey } from '../query/tracker-query.ts';

/** The columns that the table can show besides the title, in this order. */
export const columns = [
  ...(['company', 'location', 'stage', 'nextStepOn', 'deadline', 'appliedOn', 'excitement'] as const),
  ...(['salary', 'source', 'tags', 'stageSince', 'updatedAt'] as const),
] as const;
export type Column = (typeof columns)[number];

/** The columns until the person chooses others. */
export const defaultColumns: readonly Column[] = ['company', 'stage', 'nextStepOn', 'deadline', 'excitement', 'tags'];

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

/**
 * Returns the `grid-template-columns` for the title and the shown columns, with the checkboxes and the menu at the
 * ends.
 */
export function gridOf(shown: readonly Column[], hasBoxes: boolean): string {
  const middle = shown.map((column) => (wide.includes(column) ? 'minmax(8rem, 1.2fr)' : 'minmax(6.5rem, 1fr)'));
  return [...(hasBoxes ? [boxesWidth] : []), 'minmax(12rem, 2fr)', ...middle, '2.75rem'].join(' ');
}

/** Returns the sort key of a column; undefined for tags, which have no order. */
export const sortOf = (column: Column | 'title'): SortKey | undefined => (column === 'tags' ? undefined : column);

/** Stores the columns that the person has chosen on this device. */
export const storedColumns = (subject: string): StoredValue<readonly Column[]> =>
  storedValue(`tessera.job-tracker.columns.${subject}`, {
    parse: (text) => {
      const chosen = text.split(' ');
      return columns.filter((column) => chosen.includes(column));
    },
    print: (chosen) => chosen.join(' '),
  });
