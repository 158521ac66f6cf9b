import { distinctTitle } from './distinct-title.ts';

test.each([
  ['My résumé', [], 'My résumé'],
  ['My résumé', ['Another'], 'My résumé'],
  ['My résumé', ['My résumé '], 'My résumé 2'],
  ['My résumé', ['My résumé', 'My résumé 3', 'My résumé 2'], 'My résumé 4'],
  ['My résumé', ['My résumé', 'My résumé 3'], 'My résumé 2'],
])('%s beside %j becomes %s', (title, others, expected) => {
  expect(distinctTitle(title, others)).toBe(expected);
});
