import {
  editDraft,
  fieldOf,
  isCommon,
  type DocumentEditor,
  type EditAction,
  type NamedAction,
} from './document-editor.ts';
import type { Draft } from './draft.ts';

/** A step that can be taken back, or taken again. */
export interface Step<Document> {
  /** A type of action, or why the whole draft was replaced. */
  readonly name: string;
  /** The draft that it leads to: the one before the step where it can be undone, the one after it where redone. */
  readonly draft: Draft<Document>;
}

/** The draft and how it came to be. Drafts share all that did not change, so that a step costs little memory. */
export interface EditHistory<Document> {
  readonly draft: Draft<Document>;
  /** The newest comes last. */
  readonly done: readonly Step<Document>[];
  /** The one that was undone last comes last. */
  readonly undone: readonly Step<Document>[];
  /** The field that the last step typed into, while typing goes on; times in milliseconds. */
  readonly typing: { readonly field: string; readonly since: number; readonly last: number } | null;
}

/** Steps that are kept. */
export const maxSteps = 200;
/** Milliseconds without a key after which typing begins a new step, and how long one step of typing may last. */
export const typingPause = 1_200;
export const maxTypingMs = 8_000;

export type HistoryAction<Action> =
  | { readonly type: 'edit'; readonly action: Action; readonly at: number }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

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
  // What moved against the end of its list, for example, is nothing to undo.
  if (field === null && JSON.stringify(draft) === JSON.stringify(before)) return history;
  return {
    draft,
    done: [...history.done.slice(1 - maxSteps), { name: nameOf(action), draft: before }],
    undone: [],
    typing: field === null ? null : { field, since: at, last: at },
  };
}

/** Pure, so that it may run twice. */
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
