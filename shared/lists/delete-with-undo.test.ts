import { CombinedGraphQLErrors } from '@apollo/client';
import type { Notice, Notices } from '@shared/ui';
import { deleteWithUndo, type Deletion } from './delete-with-undo.ts';

const full = new CombinedGraphQLErrors({
  data: null,
  errors: [{ message: 'There is no room left.', extensions: { code: 'QUOTA_EXCEEDED' } }],
});

function setUp(changes: Partial<Deletion<string, string>>) {
  const shown: Notice[] = [];
  const notices: Notices = { show: (notice) => void shown.push(notice) };
  const deletion: Deletion<string, string> = {
    remove: (records) => Promise.resolve(records),
    restore: () => Promise.resolve([]),
    atOnce: 2,
    onSettled: () => undefined,
    texts: {
      deleted: () => 'Deleted',
      restored: () => 'Restored',
      restoreFailed: () => ({ title: 'Not restored', description: 'Check your connection.' }),
      undo: 'Undo',
      tryAgain: 'Try again',
    },
    ...changes,
  };
  return { shown, run: () => deleteWithUndo(notices, ['one', 'two', 'three'], deletion) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('says why the API refused to restore what was deleted', async () => {
  const { shown, run } = setUp({ restore: () => Promise.reject(full) });
  await run();
  shown[0]?.action?.onClick();
  await settled();
  expect(shown[1]).toMatchObject({ title: 'Not restored', description: 'There is no room left.' });
});

test('advises about the connection when the request did not arrive', async () => {
  const { shown, run } = setUp({ restore: () => Promise.reject(new TypeError('Failed to fetch')) });
  await run();
  shown[0]?.action?.onClick();
  await settled();
  expect(shown[1]).toMatchObject({ title: 'Not restored', description: 'Check your connection.' });
});

test('reports what is left, and why the API refused to delete it', async () => {
  const calls: unknown[] = [];
  const onSettled = (...about: readonly unknown[]) => void calls.push(about);
  const remove = (records: readonly string[]) =>
    records.includes('three') ? Promise.reject(full) : Promise.resolve(records);
  const { shown, run } = setUp({ remove, onSettled });
  expect(await run()).toBe(false);
  expect(calls).toEqual([[['one', 'two'], ['three'], 'There is no room left.']]);
  expect(shown).toHaveLength(1);
});
