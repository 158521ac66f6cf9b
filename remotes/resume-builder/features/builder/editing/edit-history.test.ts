import { newResume } from '@shared/documents';
import type { EditAction } from './edit-action.ts';
import { beginHistory, editHistory, mostSteps, type EditHistory } from './edit-history.ts';
import { longestTyping, typingPause } from './grouping.ts';

const start = beginHistory({ title: 'Résumé', document: newResume({ language: 'en' }) });
const headline = (text: string): EditAction => ({ type: 'set headline', headline: text });
const hide: EditAction = { type: 'show section', id: 'skills', visible: false };

/** Edits with the milliseconds since the one before. */
function after(...steps: readonly (readonly [EditAction, number])[]): EditHistory {
  let at = 1_000_000;
  return steps.reduce((history, [action, pause]) => {
    at += pause;
    return editHistory(history, { type: 'edit', action, at });
  }, start);
}
const undo = (history: EditHistory) => editHistory(history, { type: 'undo' });
const redo = (history: EditHistory) => editHistory(history, { type: 'redo' });

test('takes back every kind of step and does it again', () => {
  const history = after([headline('P'), 0], [hide, 50], [{ type: 'rename', title: 'For Acme' }, 50]);
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
  expect(forth.done.map(({ name }) => name)).toEqual(['set headline', 'show section', 'rename']);
});

test('makes one step of typing in a field without a pause', () => {
  const typed = after([headline('P'), 0], [headline('Pr'), typingPause], [headline('Pro'), typingPause]);
  expect(typed.done).toHaveLength(1);
  expect(undo(typed).draft).toBe(start.draft);
});

test.each([
  ['a pause', [headline('a'), typingPause + 1]],
  ['something else in between', [hide, 1]],
  ['another field', [{ type: 'rename', title: 'a' }, 1]],
] as const)('begins a step after %s', (_what, step) => {
  expect(after([headline('P'), 0], [...step]).done).toHaveLength(2);
});

test('does not let one step of typing grow without end', () => {
  const keys = Array.from({ length: 40 }, (_, index) => [headline('x'.repeat(index + 1)), 400] as const);
  expect(after(...keys).done.length).toBe(Math.ceil((40 * 400) / longestTyping));
});

test('typing goes on as a new step after an undo', () => {
  const typed = after([headline('P'), 0], [hide, 1]);
  const again = editHistory(undo(typed), { type: 'edit', action: headline('Pr'), at: 1_000_002 });
  expect(again.undone).toEqual([]);
  expect(undo(again).draft.document.headline).toBe('P');
});

test('what changes nothing is no step, and leaves what can be done again', () => {
  const undone = undo(after([hide, 0]));
  const same = editHistory(undone, {
    type: 'edit',
    action: { type: 'move section', id: 'summary', to: -1 },
    at: 2_000_000,
  });
  expect(same).toBe(undone);
  expect(redo(same).draft.document.sections.at(-1)).toMatchObject({ visible: false });
});

test('keeps the newest steps, and never more than it may', () => {
  const steps = Array.from({ length: mostSteps + 20 }, (_, index) => [headline(`${index}`), typingPause + 1] as const);
  const { done, draft } = after(...steps);
  expect(done).toHaveLength(mostSteps);
  expect(done.at(-1)?.draft.document.headline).toBe(`${mostSteps + 18}`);
  expect(draft.document.headline).toBe(`${mostSteps + 19}`);
});
