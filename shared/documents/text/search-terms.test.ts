import { searchTermsOf } from './search-terms.ts';

test.each([
  ['Head baker HEAD', { words: [['head'], ['baker']], phrases: [] }],
  [
    '"Head  Bäcker" Zu\u0308rich',
    { words: [['head'], ['backer', 'baecker'], ['zurich', 'zuerich']], phrases: [['head backer', 'head baecker']] },
  ],
  [
    '„Head baker“ «old mill»',
    { words: [['head'], ['baker'], ['old'], ['mill']], phrases: [['head baker'], ['old mill']] },
  ],
  ['"baker"', { words: [['baker']], phrases: [] }],
  ['"head baker', { words: [['head'], ['baker']], phrases: [] }],
  ['""', { words: [], phrases: [] }],
])('%s', (search, terms) => {
  expect(searchTermsOf(search)).toEqual(terms);
});
