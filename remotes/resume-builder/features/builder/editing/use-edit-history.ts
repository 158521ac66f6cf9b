import { useCallback, useMemo, useReducer, type Dispatch } from 'react';
import type { Draft } from './draft.ts';
import type { EditAction } from './edit-action.ts';
import { beginHistory, editHistory, type StepName } from './edit-history.ts';

/** What can be taken back and taken again, by its name. */
export interface Undoing {
  readonly undoes: StepName | undefined;
  readonly redoes: StepName | undefined;
  readonly undo: () => void;
  readonly redo: () => void;
}

interface EditedDraft {
  readonly draft: Draft;
  /** The one way to change the draft: whatever goes through it can be undone. */
  readonly edit: Dispatch<EditAction>;
  readonly undoing: Undoing;
}

export function useEditHistory(first: Draft): EditedDraft {
  const [history, dispatch] = useReducer(editHistory, first, beginHistory);
  const edit = useCallback((action: EditAction) => dispatch({ type: 'edit', action, at: Date.now() }), []);
  const undoes = history.done.at(-1)?.name;
  const redoes = history.undone.at(-1)?.name;
  const undoing = useMemo(
    (): Undoing => ({
      undoes,
      redoes,
      undo: () => dispatch({ type: 'undo' }),
      redo: () => dispatch({ type: 'redo' }),
    }),
    [undoes, redoes],
  );
  return { draft: history.draft, edit, undoing };
}
