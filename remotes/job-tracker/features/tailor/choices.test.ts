import type { ProposedBlock } from './api/tailor.ts';
import {
  applyBlockChoices,
  applyChoices,
  compareChoices,
  keyOf,
  noChoices,
  sentOf,
  shifted,
  withOrder,
  withTaken,
} from './choices.ts';

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

test('moves chosen items past those that are left out, and no further than the ends', () => {
  const list = [entry('a'), entry('b', false), entry('c')];
  expect(shifted(list, 'a', 1).join('')).toBe('cba');
  expect(shifted(list, 'c', -1).join('')).toBe('cba');
  expect(shifted(list, 'a', -1).join('')).toBe('abc');
  expect(shifted([entry('a'), entry('b', false)], 'a', 1).join('')).toBe('ab');
});

test('sends only chosen items, in order', () => {
  const blocks = [block('x', { entries: [entry('b'), entry('a'), entry('c', false)] }), block('y')];
  const choices = withTaken(noChoices, keyOf('work', 'y'), false);
  expect(sentOf(applyBlockChoices(blocks, 'work', choices))).toEqual([{ id: 'x', entryIds: ['b', 'a'] }]);
});

test('applies choices to another proposal as far as it has the same items', () => {
  const choices = withOrder(withTaken(noChoices, keyOf('x', 'c'), true), 'x', ['c', 'a', 'gone']);
  const first = [entry('a'), entry('b'), entry('c', false)];
  expect(applyChoices(first, 'x', choices)).toEqual([entry('c', true, false), entry('a'), entry('b')]);
  const other = [entry('c', false), entry('new'), entry('a', false)];
  expect(applyChoices(other, 'x', choices).map(({ id, include }) => [id, include])).toEqual([
    ['c', true],
    ['new', true],
    ['a', false],
  ]);
  expect(applyChoices(other, 'y', choices)).toEqual(other);
});

test('counts a block that is added or removed once, and entries of blocks that stay', () => {
  const blocks = [
    block('stays', { entries: [entry('new', true, false), entry('old', false, true), entry('same')] }),
    block('comes', { isInBase: false, entries: [entry('e', true, false)] }),
    block('goes', { include: false, entries: [entry('f')] }),
    block('never', { include: false, isInBase: false }),
  ];
  expect(compareChoices(blocks)).toEqual({ comes: 2, goes: 2 });
});
