import { searchTermsOf } from './search-terms.ts';

test.each([
  ['Head baker', { words: ['head', 'baker'], phrases: [] }],
  ['"Head  Bäcker" Zürich', { words: ['head', 'backer', 'zurich'], phrases: ['head backer'] }],
  ['„Head baker“ «old mill»', { words: ['head', 'baker', 'old', 'mill'], phrases: ['head baker', 'old mill'] }],
  ['"baker"', { words: ['baker'], phrases: [] }],
  ['"head baker', { words: ['head', 'baker'], phrases: [] }],
  ['""', { words: [], phrases: [] }],
])('%s', (search, terms) => {
  expect(searchTermsOf(search)).toEqual(terms);
});
