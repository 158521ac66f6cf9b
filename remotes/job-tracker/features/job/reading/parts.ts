import type { Control } from '@shared/forms';
import { createContext, use } from 'react';
import type { JobValues } from '../job-values.ts';

/** A part of a job that is edited in its place, one at a time; `all` is the whole form. */
export type Part =
  'all' | 'name' | 'description' | 'notes' | Detail | `tasks.${number}` | `interviews.${number}` | `contacts.${number}`;

/** A value that has a row among the details. */
export type Detail = 'deadline' | 'appliedOn' | 'salary' | 'source' | 'excitement' | 'tags' | 'link';

export interface Parts {
  readonly control: Control<JobValues>;
  /** What the page shows: the saved values with those that are not saved yet. */
  readonly values: JobValues;
  readonly open: Part | undefined;
  readonly isSaving: boolean;
  /** Opens a part, after saving the one that is open. `change` can add an entry to edit. */
  readonly begin: (part: Part, change?: (values: JobValues) => Partial<JobValues>) => void;
  /** Closes the open part and saves it, or stays at its first error. `keepsFocus` leaves the focus where it went. */
  readonly save: (keepsFocus?: boolean) => void;
  /** Closes the open part with the values that it had before. */
  readonly restore: () => void;
  /** Saves a change that needs no field. */
  readonly apply: (change: (values: JobValues) => Partial<JobValues>) => void;
}

export const PartsContext = createContext<Parts | undefined>(undefined);

/** Returns the parts of the job that surround the component. */
export function useParts(): Parts {
  const parts = use(PartsContext);
  if (parts === undefined) throw new Error('A part of a job is shown outside of its page.');
  return parts;
}
