import { suggest } from '../suggestions/suggest.ts';
import { gapsOf } from './gaps.ts';

test('reports unaddressed requirements as gaps, but not duties', () => {
  const ad = `Your tasks
- Open the shop and count the till
- Order flour from three mills
Requirements
- Certificate in food hygiene
Nice to have
- Rye bread and sourdough`;
  const missing = [{ term: 'Baker', isRequired: true }];
  const gaps = gapsOf({ missing, matched: [] }, suggest(ad, []));
  expect(gaps).toEqual([
    { term: 'Certificate in food hygiene', isRequired: true },
    { term: 'Rye bread and sourdough', isRequired: false },
  ]);
});
