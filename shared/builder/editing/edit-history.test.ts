import type { DocumentEditor, EditAction } from './document-editor.ts';
import { beginHistory, editHistory, maxTypingMs, maxSteps, typingPause, type EditHistory } from './edit-history.ts';

interface Note {
  readonly text: string;
  readonly isShown: boolean;
  readonly design: object;
}
type NoteAction =
  { readonly type: 'write'; readonly text: string } | { readonly type: 'show'; readonly isShown: boolean };

const editor: DocumentEditor<Note, NoteAction> = {
  edit: (note, action) =>
    action.type === 'write' ? { ...note, text: action.text } : { ...note, isShown: action.isShown },
  redesign: (note, patch) => ({ ...note, design: { ...note.design, ...patch } }),
  fieldOf: ({ type }) => (type === 'write' ? type : null),
};

const start = beginHistory<Note>({ title: 'Note', document: { text: '', isShown: true, design: {} } });
const write = (text: string): NoteAction => ({ type: 'write', text });
const hide: NoteAction = { type: 'show', isShown: false };

/** Applies edits, each with the milliseconds since the previous one. */
function after(...steps: readonly (readonly [EditAction<Note, NoteAction>, number])[]): EditHistory<Note> {
  let at = 1_000_000;
  return steps.reduce((history, [action, pause]) => {
    at += pause;
    return editHistory(editor, history, { type: 'edit', action, at });
  }, start);
}
const undo = (history: EditHistory<Note>) => editHistory(editor, history, { type: 'undo' });
const redo = (history: EditHistory<Note>) => editHistory(editor, history, { type: 'redo' });

test('undoes and redoes every kind of step', () => {
  const history = after([write('P'), 0], [hide, 50], [{ type: 'rename', title: 'For Acme' }, 50]);
  const drafts = [history.draft];
  let back = history;
  while (back.done.length > 0) {
    back = undo(back);
    drafts.unshift(back.draft);
  }
  expect(back.draft).toBe(start.draft);
  let forth = back;
  for (const draft of drafts) {
    expect(forth.draft).toBe(draft);
    forth = redo(forth);
  }
  expect(forth.done.map(({ name }) => name)).toEqual(['write', 'show', 'rename']);
});

test('groups typing in one field without a pause into one step', () => {
  const typed = after([write('P'), 0], [write('Pr'), typingPause], [write('Pro'), typingPause]);
  expect(typed.done).toHaveLength(1);
  expect(undo(typed).draft).toBe(start.draft);
});

test('groups the drag of a slider into one step and makes each other design choice a step', () => {
  const drawn = [9, 9.5, 10].map((textSize) => [{ type: 'change design', patch: { textSize } }, 20] as const);
  expect(after(...drawn).done).toHaveLength(1);
  const chosen = ['a4', 'letter'].map((paper) => [{ type: 'change design', patch: { paper } } as never, 20] as const);
  expect(after(...chosen).done).toHaveLength(2);
});

test.each([
  ['a pause', [write('a'), typingPause + 1]],
  ['something else in between', [hide, 1]],
  ['another field', [{ type: 'rename', title: 'a' }, 1]],
] as const)('starts a new step after %s', (_what, step) => {
  expect(after([write('P'), 0], [...step]).done).toHaveLength(2);
});

test('limits how long one step of typing may last', () => {
  const keys = Array.from({ length: 40 }, (_, index) => [write('x'.repeat(index + 1)), 400] as const);
  expect(after(...keys).done.length).toBe(Math.ceil((40 * 400) / maxTypingMs));
});

test('starts a new step when typing continues after an undo', () => {
  const typed = after([write('P'), 0], [hide, 1]);
  const again = editHistory(editor, undo(typed), { type: 'edit', action: write('Pr'), at: 1_000_002 });
  expect(again.undone).toEqual([]);
  expect(undo(again).draft.document.text).toBe('P');
});

test('adds no step for an edit that changes nothing, and keeps the redo steps', () => {
  const undone = undo(after([hide, 0]));
  const same = editHistory(editor, undone, { type: 'edit', action: { type: 'show', isShown: true }, at: 2_000_000 });
  expect(same).toBe(undone);
  expect(redo(same).draft.document.isShown).toBe(false);
});

test('keeps the newest steps up to the limit', () => {
  const steps = Array.from({ length: maxSteps + 20 }, (_, index) => [write(`${index}`), typingPause + 1] as const);
  const { done, draft } = after(...steps);
  expect(done).toHaveLength(maxSteps);
  expect(done.at(-1)?.draft.document.text).toBe(`${maxSteps + 18}`);
  expect(draft.document.text).toBe(`${maxSteps + 19}`);
});
