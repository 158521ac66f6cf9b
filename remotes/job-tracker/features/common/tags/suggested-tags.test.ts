import { suggestedTags, withTag } from './suggested-tags.ts';

const known = ['Remote', 'night shift', 'Zürich', 'remote first'];

test.each([
  ['', known],
  ['rem', ['Remote', 'remote first']],
  ['Remote, ', ['night shift', 'Zürich', 'remote first']],
  ['remote, zur', ['Zürich']],
  ['Zürich', []],
])('suggests tags for "%s"', (text, expected) => {
  expect(suggestedTags(text, known)).toEqual(expected);
});

test('replaces what was typed with the chosen tag', () => {
  expect(withTag('rem', 'Remote')).toBe('Remote, ');
  expect(withTag('Remote,zur', 'Zürich')).toBe('Remote, Zürich, ');
});
