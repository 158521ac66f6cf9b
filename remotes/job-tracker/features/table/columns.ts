import { storedValue, type StoredValue } from '@shared/remote-kit';
import type { SortKey } from '../query/tracker-query.ts';

/** What the table can show of a job besides its title, in this order. */
export const columns = [
  ...(['company', 'location', 'stage', 'nextStepOn', 'deadline', 'appliedOn', 'excitement'] as const),
  ...(['salary', 'source', 'tags', 'stageSince', 'updatedAt'] as const),
] as const;
export type Column = (typeof columns)[number];

/** What it shows as long as nobody has chosen. */
export const defaultColumns: readonly Column[] = ['company', 'stage', 'nextStepOn', 'deadline', 'excitement', 'tags'];

const wide: readonly Column[] = ['company', 'nextStepOn', 'tags'];

/** `grid-template-columns` for the title and these, with the checkboxes and the menu at the ends. */
export function gridOf(shown: readonly Column[], hasBoxes: boolean): string {
  const middle = shown.map((column) => (wide.includes(column) ? 'minmax(8rem, 1.2fr)' : 'minmax(6.5rem, 1fr)'));
  return [...(hasBoxes ? ['2.75rem'] : []), 'minmax(12rem, 2fr)', ...middle, '2.75rem'].join(' ');
}

/** Tags have no order of their own. */
export const sortOf = (column: Column | 'title'): SortKey | undefined => (column === 'tags' ? undefined : column);

/** The columns that a person has chosen on this device. */
export const keptColumns = (subject: string): StoredValue<readonly Column[]> =>
  storedValue(`tessera.job-tracker.columns.${subject}`, {
    parse: (text) => {
      const chosen = text.split(' ');
      return columns.filter((column) => chosen.includes(column));
    },
    print: (chosen) => chosen.join(' '),
  });
