import { moved } from './moved.ts';

test('moves up and down, and leaves the list unchanged for an index outside of it', () => {
  const list = ['a', 'b', 'c'];
  expect(moved(list, 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(list, 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(list, 0, -1)).toBe(list);
  expect(moved(list, 2, 3)).toBe(list);
  expect(moved(list, 5, 0)).toBe(list);
});
