import { suggestedTags } from './suggested-tags.ts';

const known = ['Remote', 'night shift', 'Zürich', 'remote first'];

test.each([
  ['', [], known],
  ['rem', [], ['Remote', 'remote first']],
  [' ', ['Remote'], ['night shift', 'Zürich', 'remote first']],
  ['zur', ['remote'], ['Zürich']],
  ['Zürich', [], []],
])('suggests tags for "%s" after %j', (typed, tags, expected) => {
  expect(suggestedTags(typed, tags, known)).toEqual(expected);
});
