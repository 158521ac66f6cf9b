import { moveItem } from './move-item.ts';

test('moves up and down, and leaves the list unchanged for an index outside of it', () => {
  const list = ['a', 'b', 'c'];
  expect(moveItem(list, 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(list, 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(list, 0, -1)).toBe(list);
  expect(moveItem(list, 2, 3)).toBe(list);
  expect(moveItem(list, 5, 0)).toBe(list);
});
