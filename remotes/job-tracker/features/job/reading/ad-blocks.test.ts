import { blocksOfAd } from './ad-blocks.ts';

const shape = (text: string) => blocksOfAd(text).map(({ kind, lines }) => `${kind}: ${lines.join(' / ')}`);

test('finds the headings, lists, and paragraphs of an advertisement', () => {
  const ad = `We bake bread.
It is warm.

What you'll do:
• Knead dough
•Shape loaves

- Keep the oven at
You bring
* Patience
-40 °C does not stop you`;
  expect(shape(ad)).toEqual([
    'paragraph: We bake bread. / It is warm.',
    "heading: What you'll do:",
    'list: Knead dough / Shape loaves / Keep the oven at',
    'heading: You bring',
    'list: Patience',
    'paragraph: -40 °C does not stop you',
  ]);
});

test.each(['', '\n\n', '•', 'One line only', 'Ends with a colon:', '•'.repeat(50_000)])(
  'keeps all of the text: %#',
  (text) => {
    const kept = blocksOfAd(text)
      .flatMap(({ lines }) => lines)
      .join('');
    const plain = (each: string): string => each.replace(/[\s•]/g, '');
    expect(plain(kept)).toBe(plain(text));
  },
);
