import { createUniqueNames } from './file-names.ts';

test('returns each name once, ignoring case', () => {
  const unique = createUniqueNames();
  expect(['CV', 'cv', 'CV', 'CV (2)', 'other'].map(unique)).toEqual(['CV', 'cv (2)', 'CV (3)', 'CV (2) (2)', 'other']);
});
