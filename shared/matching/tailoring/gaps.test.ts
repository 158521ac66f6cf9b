import type { MissingTerm } from '../match/match.ts';
import { gapsOf } from './gaps.ts';

test('reports what the match found missing, in its order and shortened', () => {
  const missing: readonly MissingTerm[] = [
    { term: 'Certificate in food hygiene', kind: 'certificate', isRequired: true },
    { term: 'Sourdough '.repeat(20), kind: 'skill', isRequired: false },
  ];
  const gaps = gapsOf({ missing });
  expect(gaps[0]).toEqual({ term: 'Certificate in food hygiene', isRequired: true });
  expect(gaps[1]?.term).toMatch(/^Sourdough.*…$/);
});
