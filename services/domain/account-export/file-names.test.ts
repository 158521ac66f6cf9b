import { createUniqueNames } from './file-names.ts';

test('every name is given once, whatever its capitals', () => {
  const unique = createUniqueNames();
  expect(['CV', 'cv', 'CV', 'CV (2)', 'other'].map(unique)).toEqual(['CV', 'cv (2)', 'CV (3)', 'CV (2) (2)', 'other']);
});
