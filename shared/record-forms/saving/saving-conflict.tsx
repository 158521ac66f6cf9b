import type { ReactNode } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import { differencesBetween, type DescribedField } from './differences.ts';
import type { Saving } from './use-saving.ts';

interface SavingConflictProps<Values, Stored> {
  readonly saving: Saving<Values, Stored>;
  readonly valuesOf: (stored: Stored) => Values;
  /** Describes the values in words, for comparing two versions. */
  readonly describe: (values: Values) => readonly DescribedField[];
}

/** Asks which version to keep when the record was saved elsewhere in the meantime. */
export function SavingConflict<Values, Stored>(props: SavingConflictProps<Values, Stored>): ReactNode {
  const { saving, valuesOf, describe } = props;
  const { conflict } = saving;
  return (
    <ConflictDialog
      open={conflict !== undefined}
      differences={
        conflict === undefined ? [] : differencesBetween(describe(conflict.mine), describe(valuesOf(conflict.newest)))
      }
      busy={saving.busy}
      onKeepMine={() => void saving.keepMine()}
      onTakeTheirs={() => saving.takeTheirs()}
      onLater={() => saving.decideLater()}
    />
  );
}
