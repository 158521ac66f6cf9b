import { arrangeEntries } from './arrange-entries.ts';

const named = (...ids: string[]) => ids.map((id) => ({ id, description: id }));
const event = {
  id: 'w1',
  accomplishments: named('a1', 'a2', 'a3'),
  variants: [
    { id: 'short', texts: { accomplishments: named('s1', 's2') } },
    { id: 'es', texts: { position: 'Farera' } },
  ],
};
const order = { what: 'order', list: 'accomplishments', before: [], after: [] } as const;
const idsOf = ({ accomplishments, variants }: typeof event) => [
  accomplishments.map(({ id }) => id).join(' '),
  variants[0]?.texts.accomplishments?.map(({ id }) => id).join(' '),
];

test('applies an order to the variant it was made in, and keeps entries that the résumé has not seen yet', () => {
  const ofBlock = arrangeEntries(event, { ...order, variantId: undefined, ids: ['a3', 'a1'] });
  expect(idsOf(ofBlock)).toEqual(['a3 a1 a2', 's1 s2']);
  expect(ofBlock.variants[1]).toEqual(event.variants[1]);
  expect(idsOf(arrangeEntries(event, { ...order, variantId: 'short', ids: ['s2', 's1'] }))).toEqual([
    'a1 a2 a3',
    's2 s1',
  ]);
});

test('removes an entry from the variant that has it', () => {
  const without = (entryId: string) => idsOf(arrangeEntries(event, { what: 'left out', entryId, inherited: '' }));
  expect(without('a2')).toEqual(['a1 a3', 's1 s2']);
  expect(without('s1')).toEqual(['a1 a2 a3', 's2']);
  expect(without('gone')).toEqual(['a1 a2 a3', 's1 s2']);
});
