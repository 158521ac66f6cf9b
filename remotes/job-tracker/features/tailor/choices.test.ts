import type { ProposedBlock } from './api/tailor.ts';
import { choicesOf, chosen, compared, shifted } from './choices.ts';

const entry = (id: string, include = true, isInBase = include) => ({ id, text: id, include, isInBase, reasons: [] });
const block = (id: string, changes: Partial<ProposedBlock> = {}): ProposedBlock => ({
  id,
  kind: 'work',
  name: id,
  include: true,
  isInBase: true,
  reasons: [],
  entries: [],
  ...changes,
});
const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join('');

test('what is taken moves past what is left out, and no further than the ends', () => {
  const list = [entry('a'), entry('b', false), entry('c')];
  expect(ids(shifted(list, 'a', 1))).toBe('cba');
  expect(ids(shifted(list, 'c', -1))).toBe('cba');
  expect(ids(shifted(list, 'a', -1))).toBe('abc');
  expect(ids(shifted([entry('a'), entry('b', false)], 'a', 1))).toBe('ab');
});

test('only what is taken is sent, in its order', () => {
  const blocks = [block('x', { entries: [entry('b'), entry('a'), entry('c', false)] }), block('y')];
  expect(choicesOf(chosen(blocks, 'y', false))).toEqual([{ id: 'x', entryIds: ['b', 'a'] }]);
});

test('a block that comes or goes counts once, and entries where it stays', () => {
  const blocks = [
    block('stays', { entries: [entry('new', true, false), entry('old', false, true), entry('same')] }),
    block('comes', { isInBase: false, entries: [entry('e', true, false)] }),
    block('goes', { include: false, entries: [entry('f')] }),
    block('never', { include: false, isInBase: false }),
  ];
  expect(compared(blocks)).toEqual({ comes: 2, goes: 2 });
});
