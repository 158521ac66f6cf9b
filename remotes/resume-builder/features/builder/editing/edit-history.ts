import { editDraft } from './document-editor.ts';
import type { Draft } from './draft.ts';
import type { EditAction } from './edit-action.ts';
import { fieldOf, longestTyping, typingPause } from './grouping.ts';

/** What a step did: a type of action, or why the whole draft was replaced. */
export type StepName = Exclude<EditAction['type'], 'replace'> | Extract<EditAction, { type: 'replace' }>['because'];

/** A step that can be taken back, or taken again. */
export interface Step {
  readonly name: StepName;
  /** The draft that it leads to: the one before the step where it can be undone, the one after it where redone. */
  readonly draft: Draft;
}

/** The draft and how it came to be. Drafts share all that did not change, so that a step costs little memory. */
export interface EditHistory {
  readonly draft: Draft;
  /** The newest comes last. */
  readonly done: readonly Step[];
  /** The one that was undone last comes last. */
  readonly undone: readonly Step[];
  /** The field that the last step typed into, while typing goes on; times in milliseconds. */
  readonly typing: { readonly field: string; readonly since: number; readonly last: number } | null;
}

/** Steps that are kept. */
export const mostSteps = 200;

export type HistoryAction =
  | { readonly type: 'edit'; readonly action: EditAction; readonly at: number }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

export const beginHistory = (draft: Draft): EditHistory => ({ draft, done: [], undone: [], typing: null });

const nameOf = (action: EditAction): StepName => (action.type === 'replace' ? action.because : action.type);

function edited(history: EditHistory, action: EditAction, at: number): EditHistory {
  const before = history.draft;
  const draft = editDraft(before, action);
  const field = fieldOf(action);
  const { typing } = history;
  if (field !== null && typing?.field === field) {
    const isOneStep = at - typing.last <= typingPause && at - typing.since <= longestTyping;
    if (isOneStep) return { ...history, draft, undone: [], typing: { ...typing, last: at } };
  }
  // What moved against the end of its list, for example, is nothing to undo.
  if (field === null && JSON.stringify(draft) === JSON.stringify(before)) return history;
  return {
    draft,
    done: [...history.done.slice(1 - mostSteps), { name: nameOf(action), draft: before }],
    undone: [],
    typing: field === null ? null : { field, since: at, last: at },
  };
}

/** Pure, so that it may run twice. */
export function editHistory(history: EditHistory, action: HistoryAction): EditHistory {
  const { draft, done, undone } = history;
  if (action.type === 'edit') return edited(history, action.action, action.at);
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
