import {
  editDraft,
  fieldOf,
  isCommon,
  type DocumentEditor,
  type EditAction,
  type NamedAction,
} from './document-editor.ts';
import type { Draft } from './draft.ts';

/** A step that can be undone or redone. */
export interface EditStep<Document> {
  /** The type of an action, or the reason why the whole draft was replaced. */
  readonly name: string;
  /** The draft that the step leads to: the one before it in `done`, the one after it in `undone`. */
  readonly draft: Draft<Document>;
}

/** The draft and its history. Drafts share all unchanged parts, so that a step costs little memory. */
export interface EditHistory<Document> {
  readonly draft: Draft<Document>;
  /** The steps that can be undone, newest last. */
  readonly done: readonly EditStep<Document>[];
  /** The steps that can be redone, most recently undone last. */
  readonly undone: readonly EditStep<Document>[];
  /** The field that the last step typed into, while typing continues; times in milliseconds. */
  readonly typing: { readonly field: string; readonly since: number; readonly last: number } | null;
}

/** The maximum number of steps in the history. */
export const maxSteps = 200;
/** The pause in milliseconds after which typing starts a new step, and the longest duration of one step of typing. */
export const typingPause = 1_200;
export const maxTypingMs = 8_000;

export type HistoryAction<Action> =
  | { readonly type: 'edit'; readonly action: Action; readonly at: number }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** Returns a history that holds only the given draft. */
export const beginHistory = <Document>(draft: Draft<Document>): EditHistory<Document> => ({
  draft,
  done: [],
  undone: [],
  typing: null,
});

const nameOf = (action: NamedAction): string =>
  isCommon(action) && action.type === 'replace' ? action.because : action.type;

function edited<Document, Action extends NamedAction>(
  editor: DocumentEditor<Document, Action>,
  history: EditHistory<Document>,
  action: EditAction<Document, Action>,
  at: number,
): EditHistory<Document> {
  const before = history.draft;
  const draft = editDraft(editor, before, action);
  const field = fieldOf(editor, action);
  const { typing } = history;
  if (field !== null && typing?.field === field) {
    const isOneStep = at - typing.last <= typingPause && at - typing.since <= maxTypingMs;
    if (isOneStep) return { ...history, draft, undone: [], typing: { ...typing, last: at } };
  }
  // An edit that changes nothing, such as moving the last entry down, is not a step.
  if (field === null && JSON.stringify(draft) === JSON.stringify(before)) return history;
  return {
    draft,
    done: [...history.done.slice(1 - maxSteps), { name: nameOf(action), draft: before }],
    undone: [],
    typing: field === null ? null : { field, since: at, last: at },
  };
}

/** Returns the history after an edit, an undo, or a redo. Pure, because React may run a reducer twice. */
export function editHistory<Document, Action extends NamedAction>(
  editor: DocumentEditor<Document, Action>,
  history: EditHistory<Document>,
  action: HistoryAction<EditAction<Document, Action>>,
): EditHistory<Document> {
  const { draft, done, undone } = history;
  if (action.type === 'edit') return edited(editor, history, action.action, action.at);
  const [from, to] = action.type === 'undo' ? [done, undone] : [undone, done];
  const step = from.at(-1);
  if (step === undefined) return history;
  const left = from.slice(0, -1);
  const taken = [...to, { name: step.name, draft }];
  return {
    draft: step.draft,
    done: action.type === 'undo' ? left : taken,
    undone: action.type === 'undo' ? taken : left,
    typing: null,
  };
}
