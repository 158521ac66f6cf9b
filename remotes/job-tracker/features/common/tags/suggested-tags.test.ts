import { suggestedTags, withTag } from './suggested-tags.ts';

const known = ['Remote', 'night shift', 'Zürich', 'remote first'];

test.each([
  ['', known],
  ['rem', ['Remote', 'remote first']],
  ['Remote, ', ['night shift', 'Zürich', 'remote first']],
  ['remote, zur', ['Zürich']],
  ['Zürich', []],
])('"%s" may become', (text, expected) => {
  expect(suggestedTags(text, known)).toEqual(expected);
});

test('a tag takes the place of what was typed of it', () => {
  expect(withTag('rem', 'Remote')).toBe('Remote, ');
  expect(withTag('Remote,zur', 'Zürich')).toBe('Remote, Zürich, ');
});
