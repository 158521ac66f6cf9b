import { readLike } from './read-values.ts';

const sample = { name: '', count: 0, items: [{ uuid: 'a', text: '' }] };

test('reads a value of the same shape and drops unknown fields', () => {
  const value = { name: 'Ada', count: 2, items: [{ uuid: 'b', text: 'x', more: 1 }], other: true };
  expect(readLike(sample, value)).toEqual({ name: 'Ada', count: 2, items: [{ uuid: 'b', text: 'x' }] });
  expect(readLike(sample, { items: [] })).toEqual({ name: '', count: 0, items: [] });
});

test.each([
  [null],
  ['text'],
  [[]],
  [{ name: 1 }],
  [{ name: null }],
  [{ items: {} }],
  [{ items: ['x'] }],
  [{ items: [{ uuid: 'b', text: 3 }] }],
])('refuses %j', (value) => {
  expect(readLike(sample, value)).toBeUndefined();
});
