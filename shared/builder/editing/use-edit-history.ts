import { useCallback, useMemo, useReducer, type Dispatch } from 'react';
import type { DocumentEditor, EditAction, NamedAction } from './document-editor.ts';
import type { Draft } from './draft.ts';
import { beginHistory, editHistory, type EditHistory, type HistoryAction } from './edit-history.ts';

/** The names of the steps that can be undone and redone, with the functions that do it. */
export interface Undoing {
  readonly undoes: string | undefined;
  readonly redoes: string | undefined;
  readonly undo: () => void;
  readonly redo: () => void;
}

interface EditedDraft<Document, Action extends NamedAction> {
  readonly draft: Draft<Document>;
  /** The only way to change the draft, so that every change can be undone. */
  readonly edit: Dispatch<EditAction<Document, Action>>;
  readonly undoing: Undoing;
}

/** Keeps a draft with its undo history. `editor` must be the same object at every rendering. */
export function useEditHistory<Document, Action extends NamedAction>(
  editor: DocumentEditor<Document, Action>,
  first: Draft<Document>,
): EditedDraft<Document, Action> {
  const reduce = useCallback(
    (history: EditHistory<Document>, action: HistoryAction<EditAction<Document, Action>>) =>
      editHistory(editor, history, action),
    [editor],
  );
  const [history, dispatch] = useReducer(reduce, first, beginHistory<Document>);
  const edit = useCallback(
    (action: EditAction<Document, Action>) => dispatch({ type: 'edit', action, at: Date.now() }),
    [],
  );
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
